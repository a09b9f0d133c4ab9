import { joinPatterns, phrases } from './phrases.ts'
import { harmlessWords } from './trade-words.ts'
import type { Translation } from './translate.ts'

/** Fewer letters could begin any word. */
const shortest = 3

const abbreviated = new RegExp(`(([a-z]{${shortest}})[a-z]*)\\.`, 'iy')
/** Abbreviations that the reader knows: `acc.`, `tol.` */
const known: ReadonlySet<string> = new Set(harmlessWords)

interface ShortForm {
  /** The first letters. */
  start: string
  source: string
  means: string
}

const shortForms = phrases
  .filter(({ means }) => !harmlessWords.includes(means))
  .flatMap(({ spellings, ending, means }) =>
    spellings.map((text): ShortForm => {
      const source = joinPatterns(text, (word) => shortened(word, ending))
      return { start: text.replace('~', '').slice(0, shortest), source, means }
    }),
  )
const byStart = Map.groupBy(shortForms, ({ start }) => start)
const compiled = new Map<string, readonly { pattern: RegExp; means: string }[]>()

/**
 * Reads an abbreviated phrase at one place: `vyhaz. kol.` for `vyhazovací kolík`.
 * @returns null unless all phrases that match the most letters mean the same
 */
export function abbreviationAt(text: string, position: number): Translation | null {
  abbreviated.lastIndex = position
  const [, letters = '', start = ''] = abbreviated.exec(text) ?? []
  if (letters === '' || known.has(letters.toLowerCase())) return null
  const found = patternsOf(start.toLowerCase()).flatMap(({ pattern, means }): Translation[] => {
    pattern.lastIndex = position
    const match = pattern.exec(text)
    return match === null ? [] : [{ means, length: match[0].length }]
  })
  const most = Math.max(0, ...found.map(({ length }) => length))
  const [longest, ...others] = found.filter(({ length }) => length === most)
  return longest !== undefined && others.every(({ means }) => means === longest.means) ? longest : null
}

function patternsOf(start: string): readonly { pattern: RegExp; means: string }[] {
  const before = compiled.get(start)
  if (before !== undefined) return before
  const forms = byStart.get(start) ?? []
  const patterns = forms.map(({ source, means }) => ({ pattern: new RegExp(source, 'iy'), means }))
  if (patterns.length > 0) compiled.set(start, patterns)
  return patterns
}

/** Returns a pattern for a word, or for its beginning with a full stop: `kolik`, `kol.`, `koli.` */
function shortened(word: string, ending: string): string {
  const [stem = '', other] = word.split('~')
  const whole = `${stem}${other === undefined ? '' : ending}(?![a-z])`
  if (stem.length <= shortest) return whole
  const tail = [...stem.slice(shortest)].reduceRight((rest, letter) => `(?:${letter}${rest})?`, '')
  return `(?:${whole}|${stem.slice(0, shortest)}${tail}\\.)`
}
