import type { Assortment } from '../assortment.ts'
import { collectCandidates } from './candidates.ts'
import { type Fact, type Recogniser, recognise } from './fact.ts'
import { cutWords, emptyWords, flatWords, rejectedWords, seatWords } from './words.ts'

type Entry = readonly [words: readonly string[], facts: readonly Fact[]]

const ending = '(?:es|en|er|em|e|n|s)?'
/** The text between the words of a phrase, each of which may be abbreviated: "Ausw.hülse". */
const joint = `${ending}\\.?[\\s-]*`

const families = collectCandidates(
  (family) => family.words,
  ({ words }) => words,
)

/** Recognises German and English words of the families, the catalogue and the trade, with their endings. */
export function wordRecogniser(assortment: Assortment): Recogniser {
  const entries = listEntries(assortment)
  const facts = new Map(entries.flatMap(([words, said]) => words.map((word) => [squeeze(word), said] as const)))
  // The longest first, so that a word is not read as a shorter one with an ending.
  const patterns = entries
    .flatMap(([words]) => words)
    .toSorted((a, b) => b.length - a.length)
    .map((word) => ({ word, source: word.split(' ').map(escapePattern).join(joint) }))
  // Allows an ending inside a phrase ("kegeliger Kopf").
  const phrases = patterns.map(({ word, source }) => ({ word, pattern: new RegExp(`^${source}$`, 'i') }))
  const alternatives = patterns.map(({ source }) => source).join('|')
  return recognise(new RegExp(`(${alternatives})${ending}(?![a-z0-9])`), ([, text = '']) => {
    const word = facts.has(squeeze(text)) ? text : phrases.find(({ pattern }) => pattern.test(text))?.word
    return word === undefined ? null : (facts.get(squeeze(word)) ?? null)
  })
}

/** A later entry takes precedence, so that words of the catalogue are not rejected. */
function listEntries({ materialNames, coatings }: Assortment): Entry[] {
  return [
    [emptyWords, []],
    [flatWords, [{ kind: 'flat', text: 'blade', isSeat: false }]],
    [seatWords, [{ kind: 'flat', text: 'seat', isSeat: true }]],
    [cutWords, [{ kind: 'cut', length: null }]],
    ...rejectedWords.map(({ reason, words }): Entry => [words, [{ kind: 'rejection', reason, detail: '' }]]),
    ...materialNames.map(({ word, materials, isNamed, preferred }): Entry => {
      return [[word], [{ kind: 'material', codes: materials, named: isNamed, chosen: preferred, steel: null }]]
    }),
    ...[...coatings.values()].map(({ words, code }): Entry => [words, [{ kind: 'coating', code }]]),
    ...[...families].map(([word, candidates]): Entry => [[word], [{ kind: 'family', ...candidates }]]),
  ]
}

function squeeze(word: string): string {
  return word.toLowerCase().replace(/[\s.-]/g, '')
}

/** Not `RegExp.escape`: it writes the first letter as `\x61`, which makes the search half as fast. */
function escapePattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')
}
