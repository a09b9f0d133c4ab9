import { splitArticleNumber } from '../article-number/split-article-number.ts'
import { parseConfiguredPart } from '../configured-part.ts'
import { normalise } from '../designation/normalise.ts'
import { foldLetters } from './fold-letters.ts'
import { sizeHeadings } from './headings/size-headings.ts'
import { kindsOfParts } from './kind-words.ts'
import { materialsAlone } from './material-words.ts'
import { readPieces } from './quantities/read-pieces.ts'
import { remember } from './remember.ts'

/** "En 160 de long" is no standard. */
const standard = /\b(?:din(?:\s+en)?|iso|en(?!\s\d{3}(?!\d)))[\s-]*\d{3,5}/i
const joinedSizes = /\d\s*(?:mm|["″”])?\s*[x×*]\s*[ør]?\s*\d/i
/** `Ø6`, `d=7`, `D 110`, `dia 8`, `fi5`, `diamètre 6`, `100 mm dia`, `8er` */
const diameter =
  /[øØ⌀∅]\s*\d|(?<![\p{L}\d])(?:d1?|dm|dia|di[aá]m\p{L}*|durchm\p{L}*|fi|pr[uů]m(?:[eě]r\p{L}*)?|[sś]redn\p{L}*|[aá]tm\p{L}*)\.?\s*[=:]?\s*\d{1,3}(?:[.,]\d+)?(?![\p{L}\d])|\d\s*(?:mm\s*)?dia\b|(?<!\d)\d{1,2}(?:[.,]\d)?er\b/iu
/** `G1/4`, `G 3/8"`: a pipe thread, which is all that names a plug or a nipple besides its kind. */
export const pipeThread = /(?<![\p{L}\d])g\s?(?:\d{1,2}\s)?[1-7]\/(?:2|4|8|16)(?!\d)/iu
/** `t=1.5 w=11.5` */
const labelledSizes = /\p{L}\d?\s*=\s*\d.*\p{L}\d?\s*=\s*\d/u
const kindWords = Object.values(kindsOfParts)
const tradeWord = patternOf(kindWords.flatMap(({ inSeveral, inOne }) => [inSeveral, inOne]))
const tradeWordIn = new Map(
  Object.entries(kindsOfParts).map(([language, { inSeveral, inOne }]) => [language, patternOf([inSeveral, inOne])]),
)
const wordOfOneMaterial = patternOf(kindWords.map(({ inOne }) => inOne))

/** Beginnings with the same first letter stand together: each place of a text is compared only with those of its letter. */
function patternOf(kinds: readonly string[]): RegExp {
  const beginnings = kinds.join(' ').replaceAll('_', String.raw`[\s-]*`).split(' ')
  const byLetter = Map.groupBy(beginnings, (beginning) => /^[a-z](?![?*+{])/.exec(beginning)?.[0] ?? '')
  const groups = [...byLetter].map(([letter, alike]) => {
    return `${letter}(?:${alike.map((beginning) => beginning.slice(letter.length)).join('|')})`
  })
  return new RegExp(groups.join('|'), 'u')
}

/** A longer text is neither a cell with a part nor a paragraph of a mail. */
export const maxTextLength = 1000
/** Longest text of a material with its treatment, in characters. */
const maxBesideLength = 80
const tolerance =
  /^(?:t(?:100|50|20|10)|(?:[+±]|\+\/-)\s*(?:1|0?[.,]\d+)(?:\s*\/?\s*[+-]?\s*0(?:[.,]0+)?)?|[+-]?0(?:[.,]0+)?\s*\/\s*\+\s*0?[.,]\d+)(?:\s*mm)?$/i

const byNumber = new Intl.Collator('en', { numeric: true })
const position = /^\s*(?:pos\.?\s*)?(\d{1,5}(?:[.-]\d{1,3}){0,2})[.)]?[a-z]?\s*$/i

/** Whether a text may name a part: by its number, its standard, its sizes, or a word of the trade with a figure. */
export function namesPart(text: string): boolean {
  if (!/\d/.test(text) || text.length > maxTextLength) return false
  return namesPartAlone(text) || namesKind(text)
}

/** Whether a text names a part without words of the trade, as "200 Auswerferseite" is a group of parts. */
export const namesPartAlone = remember((text: string): boolean => {
  if (!/\d/.test(text) || text.length > maxTextLength) return false
  const signs = [standard, joinedSizes, diameter, labelledSizes, pipeThread]
  return signs.some((sign) => sign.test(text)) || isArticleNumber(text)
})

/** Whether a text names the kind of a part, without its sizes. */
export const namesKind = remember((text: string): boolean => {
  return tradeWord.test(foldLetters(text))
})

/** Whether a text names a kind of parts that is sold in one material, as rings, springs and screws are. */
export const namesKindOfOneMaterial = remember((text: string): boolean => {
  return wordOfOneMaterial.test(foldLetters(text))
})

/** Whether a text names the kind of a part in one of some languages. */
export function namesKindIn(text: string, languages: readonly string[]): boolean {
  return languages.some((language) => tradeWordIn.get(language)?.test(foldLetters(text)) === true)
}

export function hasSizes(text: string): boolean {
  return joinedSizes.test(text)
}

const lengthWords = Object.values(sizeHeadings)
  .flatMap(({ length }) => length.split(', '))
  .concat('länge', 'lang', 'length', 'long', 'lg', 'l', 'dl')
const length = new RegExp(
  `(?<!\\p{L})(?:${[...new Set(lengthWords.map(foldLetters))].join('|')})\\.?\\s*[:=]?\\s*\\d`,
  'u',
)

const statedLength = new RegExp(String.raw`[\s,;]*${length.source}\d*(?:[.,]\d+)?(?:\s*mm)?`, 'u')

/** Whether a text has a length with its word: `längd 160`, `L=160`. */
export function statesLength(text: string): boolean {
  return length.test(foldLetters(text.slice(0, maxBesideLength)))
}

/** Removes a length with its word and the comma before it. */
export function withoutLength(text: string): string {
  const found = statedLength.exec(foldLetters(text))
  return found === null ? text : `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`
}

export function namesDiameter(text: string): boolean {
  return diameter.test(text)
}

export function namesStandard(text: string): boolean {
  return standard.test(text)
}

/** Whether a text names only a material, its treatment or a standard, so that it belongs to the part beside it. */
export const belongsToPart = remember((text: string): boolean => {
  return text.length <= maxBesideLength && materialsAlone.test(normalise(text))
})

/** Whether a word of a text is a material; a short one, such as `m2`, may be something else. */
export function hasMaterial(text: string): boolean {
  return text.split(/[\s,;:()]+/).some((word) => /\p{L}{4}|1\.\d{4}/u.test(word) && belongsToPart(word))
}

/** Whether a text is a tolerance of a length, a class or limits. */
export function isTolerance(text: string): boolean {
  return tolerance.test(text)
}

const writtenNumber = /^\s*\p{Lu}{3,5}[\s-]+\d+(?:[.,]\d+)?(?:\/\d+(?:[.,]\d+)?){1,3}\s*$/u

/** Whether a text looks like an article number of this shop, as people write it: `FSE 20/36/75`. */
export function isArticleNumber(text: string): boolean {
  const number = writtenNumber.test(text) ? text.trim().replace(/\s+/, '-').replaceAll('/', 'x') : text
  const part = parseConfiguredPart(number)
  return part !== null && splitArticleNumber(part.articleNumber) !== null
}

/** Whether a column numbers its rows: 1, 2, 3 or 10, 20, 30 or 1.1, 1.2; some numbers may be missing. */
export function isPositions(cells: readonly string[]): boolean {
  const read = cells.flatMap((cell) => position.exec(cell)?.[1] ?? [])
  if (read.length < 2 || read.length * 10 < cells.length * 9) return false
  const pairs = read.slice(1).map((number, index): [string, string] => [read[index] ?? '', number])
  const rising = pairs.filter(([before, after]) => byNumber.compare(before, after) < 0)
  const even = rising.filter(([before, after]) => [1, 5, 10, 100].includes(stepOf(before, after)))
  return rising.length * 10 >= pairs.length * 8 && even.length * 2 >= pairs.length
}

function stepOf(before: string, after: string): number {
  const [a, b] = [before, after].map((number) => number.split(/[.-]/).map(Number))
  const level = (b ?? []).findIndex((figure, index) => figure !== a?.[index])
  return (b?.[level] ?? 0) - (a?.[level] ?? 0)
}

export function isQuantity(cell: string): boolean {
  const quantity = readPieces(cell)?.count ?? 0
  return quantity > 0 && quantity < 100_000
}

/** Whether a text is an amount of money, or a measure: it has decimals or a currency. */
export function isMoney(cell: string): boolean {
  return /^(?:[€$£]|eur|chf|usd|czk)?\s*\d[\d.,'\s]*[.,]\d{1,2}(?:\s*(?:[€$£]|\p{L}{1,3}\.?-?))?$|[€$£]/iu.test(cell)
}

/** Whether a cell has more than blanks. */
export function isFilled(cell: string): boolean {
  return cell !== '' && cell.trim() !== ''
}

/** Returns the share of a column's cells that pass `isSo`, 0 to 1. */
export function share(cells: readonly string[], isSo: (cell: string) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(isSo).length / cells.length
}
