import { findAll } from '../../find-all.ts'

const size = String.raw`\d{1,3}(?:[.,]\d{1,2})?`
/** The sign between pieces and sizes has a blank behind it, and those between the sizes have none: `20 x 6x160`. */
const counted = new RegExp(
  String.raw`(?<![\p{L}\d.,/-]|[x×*/]\s?)(\d{1,3})\s?[x×]\s+(${size}(?:[x×]${size}){1,2})(?![\d.,]*\s?[x×\d])`,
  'giu',
)
/** Pins are longer. */
const minLength = 60

/** Writes the pieces before sizes with their unit where these can be no further size: `20 x 6x160` becomes `20 pcs 6x160`. */
export function sayTimes(text: string): string {
  return findAll(counted, text).reduceRight((rest, { index, 0: said, 1: count = '', 2: sizes = '' }) => {
    const numbers = sizes.split(/[x×]/i).map((number) => Number(number.replace(',', '.')))
    if (!countsPieces(Number(count), numbers)) return rest
    return `${rest.slice(0, index)}${count} pcs ${sizes}${rest.slice(index + said.length)}`
  }, text)
}

/** Whether no part has all four or three numbers as its sizes. */
function countsPieces(count: number, [first = 0, second = 0, third]: readonly number[]): boolean {
  if (third === undefined) return count > first && second >= minLength
  return count < first && first < second && second < third
}
