import type { Assortment } from '../../assortment.ts'
import { compileByStart } from '../../words/compile-by-start.ts'
import { bladeWords, coatedWords, cutWords, harmlessWords, rejectedWords, seatWords } from '../../words/trade-words.ts'
import { collectCandidates } from '../candidates.ts'
import { type Fact, type Recogniser, recognise } from '../fact.ts'

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
    .map(patternOf)
  // Allows an ending inside a phrase ("kegeliger Kopf").
  const phrases = patterns.map(({ word, source }) => ({ word, pattern: new RegExp(`^${source}$`, 'i') }))
  const recogniserAt = compileByStart(patterns, (alike) => {
    const alternatives = alike.map(({ source }) => source).join('|')
    return recognise(new RegExp(`(${alternatives})${ending}(?![a-z0-9])`), ([, text = '']) => factsOf(text))
  })
  return (text, position, before) => recogniserAt(text, position)?.(text, position, before) ?? null

  function factsOf(text: string): readonly Fact[] | null {
    const word = facts.has(squeeze(text)) ? text : phrases.find(({ pattern }) => pattern.test(text))?.word
    return word === undefined ? null : (facts.get(squeeze(word)) ?? null)
  }
}

/** A later entry takes precedence, so that words of the catalogue are not rejected. */
function listEntries({ materialNames, coatings }: Assortment): Entry[] {
  const named = new Map(
    materialNames.map(({ word, materials, isNamed, preferred }): [string, Fact] => {
      return [word, { kind: 'material', codes: materials, named: isNamed, chosen: preferred, steel: null }]
    }),
  )
  return [
    [harmlessWords, []],
    [bladeWords, [{ kind: 'flat', text: 'blade', isSeat: false }]],
    [seatWords, [{ kind: 'flat', text: 'seat', isSeat: true }]],
    [coatedWords, [{ kind: 'coated' }]],
    [cutWords, [{ kind: 'cut', length: null }]],
    ...rejectedWords.map(({ reason, like, words }): Entry => {
      const nearest = like === null ? undefined : named.get(like)
      return [words, [{ kind: 'rejection', reason, detail: '', ...(nearest !== undefined && { nearest }) }]]
    }),
    ...[...named].map(([word, fact]): Entry => [[word], [fact]]),
    ...[...coatings.values()].map(({ words, code }): Entry => [words, [{ kind: 'coating', code }]]),
    ...[...families].map(([word, candidates]): Entry => [[word], [{ kind: 'family', ...candidates }]]),
  ]
}

function patternOf(word: string): { word: string; source: string } {
  return { word, source: word.split(' ').map(sourceOf).join(joint) }
}

function squeeze(word: string): string {
  return word.toLowerCase().replace(/[\s.-]/g, '')
}

const letterBesideFigure = /(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/g
/** A shorter word with a blank could be the label of a size: `H 13`. */
const minDivided = 4

/** `skh51` is also written `SKH-51`, `115crv3` also `115 CrV 3`. */
function sourceOf(word: string): string {
  return escapePattern(word).replace(letterBesideFigure, word.length < minDivided ? '-?' : '[\\s-]?')
}

/** Not `RegExp.escape`: it writes the first letter as `\x61`, which makes the search half as fast. */
function escapePattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')
}

const unsoldWords = rejectedWords.flatMap(({ reason, words }) => (reason === 'familyNotStocked' ? words : []))
const unsoldAt = compileByStart(unsoldWords.map(patternOf), (alike) => {
  return new RegExp(alike.map(({ source }) => source).join('|'), 'iy')
})
const wordStart = /(?<![a-z])[a-z]/gi

/**
 * Whether a word in a text begins as the name of a part that the shop does not sell. The whole name is read by the
 * recogniser; most texts have none, and this is sooner known.
 */
export function mayNameUnsoldPart(text: string): boolean {
  return text.matchAll(wordStart).some(({ index }) => {
    const pattern = unsoldAt(text, index)
    if (pattern === null) return false
    pattern.lastIndex = index
    return pattern.test(text)
  })
}
