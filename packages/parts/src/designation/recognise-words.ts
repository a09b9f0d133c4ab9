import { readTable } from '../data/read-table.ts'
import { type Fact, type Recogniser, recognise } from './fact.ts'
import { type RefusalReason, refusalReasons } from './wish.ts'

const ending = '(?:es|en|er|em|e|n|s)?'
/** Between the words of a phrase, each of which may be cut off: "Ausw.hülse". */
const joint = `${ending}\\.?[\\s-]*`

const facts = new Map<string, readonly Fact[]>()
for (const row of readTable('words.csv')) {
  const said = factsOf(row.text('kind'), row.text('value').split(' '), row.text('fallback'))
  for (const word of row.list('words')) facts.set(squeeze(word), said)
}

// the longest first, so that a word is not read as a shorter one with something behind it
const alternatives = readTable('words.csv')
  .flatMap((row) => row.list('words'))
  .sort((a, b) => b.length - a.length)
  .map((word) => word.split(' ').map(escapePattern).join(joint))

/** The trade's words, German and English, with their endings; table `words.csv`. */
export const recogniseWord: Recogniser = recognise(
  new RegExp(`(${alternatives.join('|')})${ending}(?![a-z0-9])`),
  ([, word = '']) => lookUp(word),
)

function lookUp(word: string): readonly Fact[] | null {
  const direct = facts.get(squeeze(word))
  if (direct !== undefined) return direct
  // an ending inside a phrase ("kegeliger Kopf")
  const found = alternatives.find((pattern) => new RegExp(`^${pattern}$`, 'i').test(word))
  return found === undefined ? null : (facts.get(squeeze(found.replaceAll(joint, ''))) ?? null)
}

function factsOf(kind: string, values: readonly string[], fallback: string): readonly Fact[] {
  const [value = ''] = values
  switch (kind) {
    case 'family':
      return [{ kind, lines: values, fallback: fallback === '' ? null : fallback }]
    case 'material': {
      const chosen = fallback === '' || fallback === '*' ? null : fallback
      return [{ kind, codes: values, named: fallback !== '', chosen, steel: null }]
    }
    case 'coating':
      return [{ kind, code: value }]
    case 'cut':
      return [{ kind, length: null }]
    case 'flat':
      return [{ kind, text: value, isSeat: value === 'seat' }]
    case 'refuse':
      return [{ kind: 'refusal', reason: reasonOf(value), detail: '' }]
    default:
      return []
  }
}

function reasonOf(text: string): RefusalReason {
  const reason = refusalReasons.find((known) => known === text)
  if (reason === undefined) throw new Error(`words.csv: no reason ${text}`)
  return reason
}

function squeeze(word: string): string {
  return word.toLowerCase().replace(/[\s.-]/g, '')
}

function escapePattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')
}
