import { readTable } from '../data/read-table.ts'
import { normalise } from '../designation/normalise.ts'
import { emptyWords } from '../designation/words.ts'

/**
 * The endings of nouns and adjectives by language, without accents. `~` in a table of words stands for one of them or
 * for none. German and English need no table, as the families and the catalogue have their words.
 */
const endings = [
  ['fr', 'e s es x'],
  ['it', 'a e i o'],
  ['es', 'a o as os es s'],
  ['cs', 'a e i o u y eho emu ech em ich im ou um ych ym ymi'],
  ['pl', 'a e i o u y ego ej em emi ie om ow ych ym ymi'],
  ['hu', 'a e k ek ok ak t et ot at nek nak val vel'],
  ['nl', 'e en n nen s'],
  ['pt', 'a o as os es s'],
  ['ro', 'a e i ul uri ului elor le te'],
  ['se', 'a e ar en er et n na or ade de t'],
  ['sl', 'a e i o u ega em emu ev ih im imi om ov'],
] as const

interface Phrase {
  /** One pattern for each spelling: ä is written ae or a on a keyboard without it. */
  sources: readonly string[]
  /** The English words that the reader knows. */
  means: string
  length: number
}

const phrases = endings.flatMap(([language, forms]) => {
  const ending = `(?:${forms.replaceAll(' ', '|')})?`
  return readTable(`${language}.csv`, import.meta.url).flatMap((row) =>
    row.list('words').map((words): Phrase => {
      const spellings = new Set([normalise(words), normalise(stripMarks(words))].map((text) => text.toLowerCase()))
      const sources = [...spellings].map((text) => sourceOf(text, ending))
      return { sources, means: row.text('means'), length: words.length }
    }),
  )
})

const book = collectPhrases(phrases)

/** Returns the patterns by first letter, the longest first, with their meanings by number of the group. */
function collectPhrases(all: readonly Phrase[]): Map<string, { pattern: RegExp; meanings: readonly string[] }> {
  const entries = all.flatMap(({ sources, means, length }) => sources.map((source) => ({ source, means, length })))
  const meanings = Map.groupBy(entries, ({ source }) => source)
  const clear = [...meanings].flatMap(([, same]) => {
    const [first, ...others] = same
    // Two languages use one word for two things: it stays unread, and the buyer is asked.
    const isClear = others.every((other) => isSameMeaning(other.means, first?.means ?? ''))
    return first === undefined || !isClear ? [] : [first]
  })
  const byLetter = Map.groupBy(clear, ({ source }) => source.charAt(0))
  return new Map(
    [...byLetter].map(([letter, same]) => {
      const sorted = same.toSorted((a, b) => b.length - a.length)
      const pattern = new RegExp(`(?:${sorted.map(({ source }) => `(${source})`).join('|')})(?![a-z]|\\d+[a-z])`, 'iy')
      return [letter, { pattern, meanings: sorted.map(({ means }) => means) }]
    }),
  )
}

function isSameMeaning(one: string, other: string): boolean {
  return one === other || (emptyWords.includes(one) && emptyWords.includes(other))
}

function stripMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}+/gu, '')
}

function sourceOf(text: string, ending: string): string {
  return text
    .split(/[\s'’-]+/)
    .map((word) => word.replace('~', ending))
    .join("[\\s.'’-]*")
}

/**
 * Replaces the words of a normalised text in eleven other languages by the English words of the reader: `éjecteur
 * nitruré coupé à 147,25` becomes `ejector pin nitrided cut to 147.25`. Other words stay.
 */
export function translate(text: string): string {
  let translated = ''
  for (let position = 0; position < text.length; ) {
    const found = phraseAt(text, position)
    if (found !== null) translated += found.means
    const length = found?.length ?? (wordAt(text, position) || 1)
    if (found === null) translated += text.slice(position, position + length)
    position += length
  }
  return translated
}

function phraseAt(text: string, position: number): { means: string; length: number } | null {
  const { pattern, meanings } = book.get(text.charAt(position).toLowerCase()) ?? {}
  if (pattern === undefined || meanings === undefined) return null
  pattern.lastIndex = position
  const match = pattern.exec(text)
  if (match === null) return null
  const group = match.findIndex((part, index) => index > 0 && part !== undefined)
  return { means: meanings[group - 1] ?? '', length: match[0].length }
}

const word = /[a-z]+/iy

/** Returns the number of letters from a place on, so that no phrase begins inside a word. */
function wordAt(text: string, position: number): number {
  word.lastIndex = position
  return word.exec(text)?.[0].length ?? 0
}
