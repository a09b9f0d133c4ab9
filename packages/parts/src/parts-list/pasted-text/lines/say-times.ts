import { namesKind } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'

const size = String.raw`\d{1,3}(?:[.,]\d{1,2})?`
/** The sign between pieces and sizes has a blank behind it, and those between the sizes have none: `20 x 6x160`. */
const counted = new RegExp(
  String.raw`(?<![\p{L}\d.,/-]|[x×*/]\s?)(\d{1,3})\s?[x×]\s+(${size}(?:[x×]${size}){1,2})(?!\d|[.,]\d|\s?[x×\d])`,
  'giu',
)
/** Pins are longer. */
const minLength = 60

/**
 * Writes the pieces before sizes with their unit where these can be no further size: `20 x 6x160` becomes `20 pcs 6x160`.
 * Beside such a part, or another one in the same spelling, it says pieces, too: `8 x 4x125 and 4 x 6x160`.
 */
export function sayTimes(text: string): string {
  const found = findAll(counted, text).map((place) => ({ place, ...readCounted(place) }))
  const isSure = found.some(({ count, numbers }) => countsPieces(count, numbers)) || areList(text, found)
  return found.reduceRight((rest, { place, count, sizes, numbers }) => {
    if (!countsPieces(count, numbers) && !(isSure && numbers.length === 2)) return rest
    return `${rest.slice(0, place.index)}${count} pcs ${sizes}${rest.slice(place.index + place[0].length)}`
  }, text)
}

/** Parts with three sizes, in folded letters. */
const sleeve =
  /huls|slv|sleeve|tubul|trubk|pouzd|hyls|huvely|persely|tulej|bucs|bucha|casquillo|boccol|bussol|douille|fourreau|pus[ae]/

/** Whether several parts have the same spelling, and none is a sleeve with three sizes: `6 x 8x200, 4 x 6x160 Auswerfer` */
function areList(text: string, found: readonly { numbers: readonly number[] }[]): boolean {
  const isPlain = found.every(({ numbers: [, length = 0, third] }) => third === undefined && length >= minLength)
  return found.length > 1 && isPlain && namesKind(text) && !sleeve.test(foldLetters(text))
}

function readCounted([, count = '', sizes = '']: RegExpExecArray) {
  const numbers = sizes.split(/[x×]/i).map((number) => Number(number.replace(',', '.')))
  return { count: Number(count), sizes, numbers }
}

/** Whether no part has all four or three numbers as its sizes. */
function countsPieces(count: number, [first = 0, second = 0, third]: readonly number[]): boolean {
  if (third === undefined) return count > first && second >= minLength
  return count < first && first < second && second < third
}

/** `10-et kérünk`, `30-ra lesz szükségünk`: a number with the ending of its case, but no size */
const declined = /(?<![\p{L}\d.,/+-]|[x×*]\s?)(\d{1,4})-(?:[aeoö]?t|r[ae](?=\s(?:\p{L}+\s)?szüks))(?![\p{L}\d])/gu

/** Writes a Hungarian number with the ending of its case as pieces: `10-et` becomes `10 db`. */
export function sayDeclined(text: string): string {
  return text.replace(declined, '$1 db')
}

/** `x10 pins 6x160`, `10 = pins 6x160` */
const signFirst = /^([\s•*–-]*)(?:[x×]\s?(\d{1,4})|(\d{1,4})\s?=)\s+(?!cr)(?=\p{L}{3})/iu
/** `pins 6x160 =10`, `pins 6x160 [10]` */
const signLast = /(\d[x×]\d[^=[\]]*?)\s(?:=|\[(?=\d+\]))(\d{1,4})\]?(?=\s*[,;.]?\s*(?:$|\p{L}|\d{1,3}[x×]))/giu
/** Which is a Dutch word, too. */
const tenBehindLabel = /(?<=(?<!\p{L})(?:qty|quantity)[\s:.]{1,2})ten(?!\p{L})/giu

/** Writes pieces behind or before another sign with their unit: `x10 pins 6x160`, `pins 6x160 =10`, `10 = pins 6x160` */
export function sayCountSigns(text: string): string {
  return text
    .replace(signFirst, (_, before: string, behind?: string, first?: string) => `${before}${behind ?? first} pcs `)
    .replace(signLast, '$1, $2 pcs')
    .replace(tenBehindLabel, '10')
}
