import { foldLetters } from '../fold-letters.ts'
import { alternatives } from '../quantities/word-pattern.ts'
import { isHeadingRow } from './heading-rows.ts'
import { isOfRest, isOfRunningOrder, isToOrder } from './heading-units.ts'
import { readColumnHeading } from './read-heading-words.ts'

type Rows = readonly (readonly string[])[]

/** A longer text above a list is a letter. */
export const maxTitleLength = 400
/** Shorter headings may be any word of a sentence. */
const minHeadingLength = 4
/** Beginnings of words with which people ask for goods, in all languages and without accents. */
const requests =
  'bestell liefer schick send order deliver suppl ship buy purchas objedn dodat dodejte nakup koup pedi pedid envi suministr entreg compr command livr expedi achet fourni rendel szallit kuld vasarol kerjuk ordin consegn invi sped acquist bestel lever stuur zend koop inkop zamow zamawia dostarcz wysl kup encomend fornec comand expedi trimit cumpar bestall skick kop naroc dobav poslj posilj kupi'
const request = new RegExp(`(?<!\\p{L})(?:${requests.split(' ').join('|')})`, 'u')
const column =
  /(?<!\p{L})(?:spalte|column|col\.|colonne|columna|colonna|kolom|kolumn|coluna|coloana|stolpc|stolpec|sloupc|sloupec|oszlop)/u
const negation = alternatives(
  'nicht keine ohne not no without ne ni non pas sans sin senza niet geen zonder nie bez não sem nu fără inte ej utan nem nélkül brez'.split(
    ' ',
  ),
)
const denied = new RegExp(`(?<!\\p{L})${negation}(?!\\p{L})`, 'u')
/** Endings of nouns behind verbs: `hátralékot`, `reszty`. */
const inflected = /^\p{L}{1,2}(?!\p{L})/u
const wordEnd = /^(?!\p{L})/u

/**
 * Finds the column that the lines above a list name as the one to order: `Please supply the To buy column`, `Csak a
 * hátralékot kérjük szállítani`. Without the word for a column only headings of what is to be ordered or is still to come
 * are found, as others may be any word of a sentence.
 * @returns its index, -1 unless the lines name exactly one column of counts
 */
export function findOrderedColumn(rows: Rows, headerRow: number, headings: readonly string[]): number {
  const above = rows.slice(0, Math.max(0, headerRow)).filter((cells) => !isHeadingRow(cells))
  const sentences = above.flatMap((cells) => sentencesOf(cells.join(' ')))
  const asking = sentences.filter((sentence) => request.test(sentence) && !denied.test(sentence))
  const named = new Set(asking.flatMap((sentence) => columnsIn(sentence, headings)))
  const [only = -1] = named
  return named.size === 1 ? only : -1
}

function sentencesOf(text: string): string[] {
  return foldLetters(text.slice(0, maxTitleLength)).split(/[.;!?()]\s|[()]| [-–] /)
}

/** Returns the columns whose headings a sentence names, inflected only if it names none as it is. */
function columnsIn(sentence: string, headings: readonly string[]): number[] {
  const hasColumn = column.test(sentence)
  const named = headings.map((heading) => {
    const words = wordsOf(heading)
    const mayBeNamed = words.length >= minHeadingLength && (hasColumn ? mayCount(heading) : isToCome(heading))
    return mayBeNamed ? behind(sentence, words) : null
  })
  const find = (end: RegExp) => named.flatMap((rest, index) => (rest !== null && end.test(rest) ? index : []))
  const exact = find(wordEnd)
  return exact.length > 0 ? exact : find(inflected)
}

/** A line of dashes may stand below a heading. */
function wordsOf(heading: string): string {
  return foldLetters(heading).replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')
}

/** Returns what follows words in a sentence; null if it does not have them. */
function behind(sentence: string, words: string): string | null {
  const at = sentence.indexOf(words)
  return at < 0 || /\p{L}$/u.test(sentence.slice(0, at)) ? null : sentence.slice(at + words.length)
}

/** Whether a heading is one of counts, or unknown. */
function mayCount(heading: string): boolean {
  const meaning = readColumnHeading(heading)?.meaning
  return meaning === undefined || meaning === 'quantity' || meaning === 'stock'
}

function isToCome(heading: string): boolean {
  return mayCount(heading) && (isOfRest(heading) || isToOrder(heading) || isOfRunningOrder(heading))
}
