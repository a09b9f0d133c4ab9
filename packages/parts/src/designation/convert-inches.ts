import { translate } from '../words/translate.ts'
import { normalise } from './normalise.ts'

/** Signs and words for inches; "in" is also a word before others. */
export const inchUnit = '(?:"|inch(?:es)?(?![a-z])|zoll(?![a-z])|in(?=\\.?\\s*(?:$|[x,;)]|dia|long)))'

/** Fractions that no metric part has: `3/16 dia x 6`. A sleeve of 5/8 x 150 is metric. */
export const inchFraction =
  '(?:\\d+[\\s-])?(?:1/2|[13]/4|[137]/8|\\d?[13579]/(?:16|32|64))(?=\\s*(?:x\\s*\\d|(?:dia|od|id)(?![a-z])))'

/** `1/4"`, `1 1/2 inch`, `.250 in`, `5 Zoll` */
const inInches = new RegExp(`(?:(?:(\\d+)[\\s-])?(\\d+)\\s*/\\s*(\\d+)|(\\d*\\.?\\d+))\\s*${inchUnit}`, 'gi')

const millimetres = 25.4

/**
 * Replaces sizes in inches by millimetres with two decimals, so that the nearest metric parts can be named. Such a text
 * is never ordered.
 */
export function convertInches(text: string): string {
  return translate(normalise(text)).text.replace(inInches, (_, whole = '0', numerator, denominator, decimal) => {
    const inches = decimal === undefined ? Number(whole) + Number(numerator) / Number(denominator) : Number(decimal)
    return String(Number((inches * millimetres).toFixed(2)))
  })
}
