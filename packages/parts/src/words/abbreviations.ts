import { betweenWords, joinPatterns, phrases, wordsOf } from './phrases.ts'
import { shortDrawing } from './short-drawing.ts'
import { harmlessWords } from './trade-words.ts'
import type { Translation } from './translate.ts'

/** Fewer letters could begin any word. */
const minLetters = 3

/** Words of all languages that only link others: `col. guidage` leaves out the "de" of `colonne de guidage`. */
const links: ReadonlySet<string> = new Set(
  [
    'a ad al ao com con cu d da das de del der des di do dos du e el en et i in l la le les med met mit na nel no',
    'op par per po por pro s se si su u und v y z za ze',
  ].flatMap((words) => words.split(' ')),
)

/** No phrase has more short words between two long ones: `à tête de`. */
const maxBetween = 3

const letters = new RegExp(`([a-z]{${minLetters}})[a-z]*(\\.?)`, 'iy')
/** The words behind the first one; those between two words of a phrase are short: `de`, `con`. */
const nextWord = new RegExp(`${betweenWords}([a-z]+)`, 'iy')
/** Abbreviations that the reader knows: `acc.`, `tol.` */
const known: ReadonlySet<string> = new Set(harmlessWords)

interface ShortForm {
  /** The first letters of the word, or of the first word and the next long one of a phrase. */
  key: string
  source: string
  means: string
}

/** Short words with another meaning: `con` is the Italian "with", and no beginning of `conica`. */
const otherWords: ReadonlySet<string> = new Set(
  phrases.flatMap(({ spellings, means }) => (harmlessWords.includes(means) ? spellings : [])),
)

type Patterns = readonly { pattern: RegExp; means: string }[]

/** Work that is offered as an option needs all of its words: `vârf teșit 45°` says less than `vârf teșit la 45°`. */
const ofWork = /(?: by| reduced to)$/

const named = phrases.filter(({ means }) => !harmlessWords.includes(means) && !ofWork.test(means))
const ofWords = compileByKey(
  named.flatMap(({ spellings, ending, means }) =>
    spellings.flatMap((text): ShortForm[] => {
      const source = joinPatterns(text, (word) => shortened(word, ending, '\\.'))
      return isOfLongWords(text) ? [] : [{ key: startOf(text), source, means }]
    }),
  ),
)
const ofPhrases = compileByKey(
  named.flatMap(({ spellings, ending, means }) =>
    spellings.flatMap((text): ShortForm[] => {
      if (!isOfLongWords(text)) return []
      const words = wordsOf(text)
      const [first = '', ...others] = words.slice(words.findIndex((word) => !links.has(word)))
      const second = others.find(isLong) ?? ''
      const source = others.map((word) => {
        if (isLong(word)) return `${betweenWords}${shortened(word, ending, '\\.?')}`
        // Only links may be missing: a "knock pin" is no "knock out pin", and a "seal ring" perhaps no "O-ring seal".
        return `(?:${betweenWords}${word}(?![a-z]))${links.has(word) ? '?' : ''}`
      })
      const whole = [shortened(first, ending, '\\.?'), ...source, '(?![a-z])'].join('')
      return [{ key: `${startOf(first)} ${startOf(second)}`, source: whole, means }]
    }),
  ),
)

const firstWords = new Set([...ofPhrases.keys()].map((key) => key.slice(0, minLetters)))

/**
 * Reads an abbreviated phrase at one place: `kol.` for `kolík`. Where two words of a phrase are shortened, they identify
 * each other without full stops, and short words between them may be missing: `EJECT TUB`, `COL GUIDAGE`.
 * @returns `ambiguous` if the phrases that match the most letters mean different things; null if none matches
 */
export function abbreviationAt(text: string, position: number): Translation | 'ambiguous' | null {
  letters.lastIndex = position
  const match = letters.exec(text)
  if (match === null) return null
  const [word, start = '', stop] = match
  const first = start.toLowerCase()
  const isWord = stop === '.' && !known.has(word.slice(0, -1).toLowerCase()) && !isDrawing(text, position)
  if (!isWord && !firstWords.has(first)) return null
  const patterns = [
    ...(isWord ? (ofWords.get(first)?.() ?? []) : []),
    ...startsBehind(text, letters.lastIndex).flatMap((second) => ofPhrases.get(`${first} ${second}`)?.() ?? []),
  ]
  const found = patterns.flatMap(({ pattern, means }): Translation[] => {
    pattern.lastIndex = position
    const matched = pattern.exec(text)
    return matched === null ? [] : [{ means, length: matched[0].length }]
  })
  const most = Math.max(0, ...found.map(({ length }) => length))
  const [longest, ...others] = found.filter(({ length }) => length === most)
  if (longest === undefined) return null
  return others.every(({ means }) => means === longest.means) ? longest : 'ambiguous'
}

const drawing = new RegExp(shortDrawing, 'iy')

function isDrawing(text: string, position: number): boolean {
  drawing.lastIndex = position
  return drawing.test(text)
}

/** Returns the first letters of the words that may be the second long one of a phrase. */
function startsBehind(text: string, position: number): string[] {
  const starts: string[] = []
  nextWord.lastIndex = position
  for (let count = 0; count <= maxBetween; count++) {
    const word = nextWord.exec(text)?.[1]
    if (word === undefined) break
    if (word.length >= minLetters) starts.push(startOf(word.toLowerCase()))
    if (isLong(word)) break
  }
  return starts
}

/** Patterns are compiled when a text first needs them. */
function compileByKey(forms: readonly ShortForm[]): Map<string, () => Patterns> {
  return new Map(
    [...Map.groupBy(forms, ({ key }) => key)].map(([key, same]) => {
      let compiled: Patterns | null = null
      return [
        key,
        () => {
          compiled ??= same.map(({ source, means }) => ({ pattern: new RegExp(source, 'iy'), means }))
          return compiled
        },
      ]
    }),
  )
}

function startOf(text: string): string {
  return text.replace('~', '').slice(0, minLetters)
}

/** Words that only link others are short, and have no endings. */
function isLong(word: string): boolean {
  return word.includes('~') || word.length > minLetters
}

function longWordsOf(text: string): string[] {
  return wordsOf(text).filter(isLong)
}

function isOfLongWords(text: string): boolean {
  return longWordsOf(text).length > 1
}

/** Returns a pattern for a word, or for its beginning with a full stop: `kolik`, `kol.`, `koli.` */
function shortened(word: string, ending: string, stop: string): string {
  const [stem = '', other] = word.split('~')
  const whole = `${stem}${other === undefined ? '' : ending}(?![a-z])`
  if (stem.length <= minLetters) return whole
  const isOther = stop !== '\\.' && otherWords.has(stem.slice(0, minLetters))
  const least = isOther ? minLetters + 1 : minLetters
  const tail = [...stem.slice(least)].reduceRight((rest, letter) => `(?:${letter}${rest})?`, '')
  return `(?:${whole}|${stem.slice(0, least)}${tail}${stop})`
}
