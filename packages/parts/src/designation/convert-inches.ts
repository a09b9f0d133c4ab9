import { translate } from '../words/translate.ts'
import { normalise } from './normalise.ts'

/** Signs and words for inches; "in" is also a word before others. */
export const inchUnit = '(?:"|inch(?:es)?(?![a-z])|zoll(?![a-z])|in(?=\\.?\\s*(?:$|[x,;)]|dia|long)))'

/** Fractions that no metric part has: `3/16 dia x 6`. A sleeve of 5/8 x 150 is metric. */
export const inchFraction =
  '(?:\\d+[\\s-])?(?:1/2|[13]/4|[137]/8|\\d?[13579]/(?:16|32|64))(?=\\s*(?:x\\s*\\d|(?:dia|od|id)(?![a-z])))'

/** Decimals that no metric part has: `.250 x 6`, `0.125 dia`. A flat pin of 0.800 x 3.8 x 125 is metric. */
export const inchDecimal =
  '(?<![\\d.])(?:\\.\\d{2,4}(?=\\s*(?:x|dia|od|id)(?![a-z]))|0\\.\\d{3,4}(?=\\s*(?:(?:dia|od|id)(?![a-z])|x\\s*\\d{1,2}(?:\\.\\d+)?(?![\\d.]|\\s*(?:x|mm)))))'

/** A length without a unit is in inches too; from 100 on it is metric. */
const lengthBeside = String.raw`(\s*(?:(?:dia|od|id)\.?\s*)?x\s*)(\d{1,2}(?:\.\d+)?)(?![\d.]|\s*(?:mm|x|${inchUnit}))`

/** `1/4"`, `1 1/2 inch`, `.250 in`, `5 Zoll`, `5/32 x 6`, `.125 dia x 4` */
const inInches = new RegExp(
  String.raw`(?:((?:\d+[\s-])?\d+\s*/\s*\d+|\d*\.?\d+)\s*${inchUnit}|(${inchFraction}|${inchDecimal}))(?:${lengthBeside})?`,
  'gi',
)

const millimetres = 25.4

/**
 * Replaces sizes in inches by millimetres with two decimals, so that the nearest metric parts can be named. Such a text
 * is never ordered.
 */
export function convertInches(text: string): string {
  const plain = translate(normalise(text)).text
  return plain.replace(inInches, (_, withUnit?: string, alone = '', joint = '', length?: string) => {
    const beside = length === undefined ? '' : toMillimetres(length)
    return `${toMillimetres(withUnit ?? alone)}${joint}${beside}`
  })
}

/** @param inches `6`, `.250`, `1/4` or `1 1/2` */
function toMillimetres(inches: string): number {
  const [, whole = '0', numerator, denominator] = /^(?:(\d+)[\s-])?(\d+)\s*\/\s*(\d+)$/.exec(inches) ?? []
  const value = numerator === undefined ? Number(inches) : Number(whole) + Number(numerator) / Number(denominator)
  return Number((value * millimetres).toFixed(2))
}
