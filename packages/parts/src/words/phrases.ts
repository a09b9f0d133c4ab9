import { readTable } from '../data/read-table.ts'
import { normalise } from '../designation/normalise.ts'

/**
 * The endings of nouns and adjectives by language, without accents. `~` in a table of words stands for one of them or
 * for none. The tables of German and English have only short and rare words, as the families and the catalogue have the
 * others.
 */
const endings = [
  ['de', 'e en er em es n s'],
  ['en', 's es'],
  ['fr', 'e s es x'],
  ['it', 'a e i o he hi'],
  ['es', 'a o as os es s'],
  ['cs', 'a e i o u y ami eho ej ejch ejm emu ech em ich iho im imi ou um ych ym ymi'],
  ['pl', 'a e i o u y ach ami ego ej em emi ich ie iego iej im imi om ow ych ym ymi'],
  [
    'hu',
    'a e k ek ok ak t et ot at kat ket okat eket akat nek nak val vel bol kbol okbol ekbol akbol rol hoz hez ba be ban ben ra re nk toek tok tek',
  ],
  ['nl', 'e en n nen s'],
  ['pt', 'a o as os es s'],
  ['ro', 'a e i ul uri urile ului ele elor le te'],
  ['se', 'a e ar arna en er et n na or orna ade de t'],
  ['sl', 'a e i o u ama ami ega em ema emu ev ih im imi om ov'],
] as const

/** The endings of all languages. */
export const wordEndings = endings.flatMap(([, forms]) => forms.split(' '))

interface Phrase {
  /** ä is written ae or a on a keyboard without it. */
  spellings: readonly string[]
  /** A pattern that stands for `~`. */
  ending: string
  /** The English words that the reader knows. */
  means: string
  length: number
}

/** What may be between the words of a phrase, as a pattern. */
export const betweenWords = "[\\s.,'’-]*"

const minReversed = 3

/** The letters that another keyboard has with two dots, or not at all. */
const dotted: Readonly<Record<string, string>> = { ä: 'ä', ö: 'ö', ü: 'ü', ő: 'ö', ű: 'ü' }
/** Of the first of them in a name, each may be typed in another way. */
const maxMixed = 4

/** The words of all tables. */
export const phrases = endings.flatMap(([language, forms]) => {
  const ending = `(?:${forms.replaceAll(' ', '|')})?`
  return readTable(`${language}.csv`, import.meta.url).flatMap((row) =>
    row.list('words').map((words): Phrase => {
      const orders = [words, ...reversed(words)]
      const spellings = new Set(orders.flatMap(typedForms).map((text) => normalise(text).toLowerCase()))
      return { spellings: [...spellings], ending, means: row.text('means'), length: words.length }
    }),
  )
})

/** Noun and adjective change places, in lists even where a language has an order: `kotevní deska`, `PIN, CORE`. */
function reversed(words: string): string[] {
  const [first = '', second = '', third] = words.split(' ')
  const isPair = third === undefined && [first, second].every((word) => word.length >= minReversed)
  return isPair ? [`${second} ${first}`] : []
}

/** Returns a text as people type it who lack some of its letters: `gyűrű`, `gyürü`, `gyuru`, `gyürű`. */
function typedForms(text: string): string[] {
  const places = [...text].flatMap((letter, at) => (letter in dotted ? at : []))
  const choices = places
    .slice(0, maxMixed)
    .reduce<number[][]>((some, at) => some.flatMap((kept) => [kept, [...kept, at]]), [[]])
  const typed = choices.map((kept) =>
    [...text].map((letter, at) => (kept.includes(at) ? (dotted[letter] ?? letter) : stripMarks(letter))).join(''),
  )
  return [text, ...typed]
}

function stripMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}+/gu, '')
}

/** Returns a pattern for the words of a phrase, whatever is between them. */
export function joinPatterns(text: string, patternOf: (word: string) => string): string {
  return wordsOf(text).map(patternOf).join(betweenWords)
}

export function wordsOf(text: string): string[] {
  return text.split(/[\s'’-]+/)
}
