import { isOrdering } from '../../../words/order-words.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, numberValues, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { sayPieces } from '../lines/read-order-line.ts'
import { anyDoubt } from './doubt-words.ts'
import { doubtQuantity, type MailRow } from './mail-reading.ts'

const digits = String.raw`(?<![\p{L}\d.,x×/-])\d{1,5}(?![\d.,]*\d|\s*[x×*°]\s*\d|\s*mm)`
const number = String.raw`(?<number>${digits}|(?<!\p{L})${wordOfSeveral}(?!\p{L}))`
const unit = String.raw`(?:\s*(?:${units.pieces}))?`
/** A limit, or a number that is not certain: `mehr als 10`, `> 10`, `~ 10` */
const before = new RegExp(
  String.raw`(?:(?<!\p{L})${anyDoubt('before')}\.?\s+|(?:[<>≤≥~≈]|[<>]=)\s*)(?<number>\d{1,5}(?![\d.,]*\d|\s*[x×*°]\s*\d|\s*mm)|${wordOfSeveral}(?!\p{L}))`,
  'u',
)
/** `10 per month`, `10+`, `10 + 5 %`, `4 left and right` */
const behind = new RegExp(
  String.raw`${number}(?:\+{1,2}(?=\s*(?:$|[,;)]|${units.pieces}))|-?${unit},?\s*\(?\s*(?:${anyDoubt('behind')}(?!\p{L})(?!\s+(?:\d|${wordOfSeveral}(?!\p{L})))|(?:\+|plus|zzgl\.?|mas|piu|mais|plusz)\s*\d{1,2}\s*%))`,
  'u',
)
/** `10, no 12`, `10 now and another 10` */
const between = new RegExp(
  String.raw`${number}${unit}[\s,;(–-]+(?:\p{L}+\s+){0,2}?${anyDoubt('between')}[\s,:]+(?<next>\d{1,5}(?![\d.,]*\d|\s*[x×*°]|\s*mm|\s*%))`,
  'u',
)
/** `10 pins 6x200, no 12`: at the end of a line */
const corrected = new RegExp(
  String.raw`,\s+(?:no|non|nein|nee|nej|ne|nie|nem|nu|nao|nope|nah)[\s,]+(?<next>\d{1,4})\s*(?:${units.pieces})?\s*[.!]?$`,
  'u',
)
/** `4 left and 4 right`, `4 z lewej i prawej` */
const sides = new RegExp(String.raw`${number}${unit}[\s,(]+(?:\p{L}{1,4}\s+){0,2}${anyDoubt('side')}(?!\p{L})`, 'u')
/** `12 (ten)`: figures with other ones in words. */
const inWords = new RegExp(String.raw`${number}${unit}\s*\((?<next>\d{1,4}|${wordOfSeveral})\)`, 'u')
/** `cento e vinte` */
const hundreds = new RegExp(String.raw`(?<!\p{L})${anyDoubt('hundred')}\s*(?<number>${wordOfSeveral})(?!\p{L})`, 'u')
/** `2x 4 each` */
const times = new RegExp(
  String.raw`(?<![\p{L}\d.,x×/-])\d{1,2}\s?[x×]\s*(?:${anyOf('each')}\s+)?(?<number>\d{1,4})\s*(?:${units.pieces}\s*)?(?:${anyOf('each')})(?!\p{L}|\s*\d)`,
  'u',
)
const questioned = new RegExp(String.raw`${number}(?:\s*\?\s*(?:${units.pieces})|${unit}\s*\?)`, 'u')

/** A longer line is no sentence. */
const maxLength = 1000

/**
 * Whether the words around a number of pieces make it a limit, a rate, a number for each side, or another number, so that
 * nobody can say how many pieces are wanted: `more than 10`, `10 per month`, `4 links und rechts`, `12 (ten)`, `10 pcs?`
 */
export function isDoubtful(line: string, count: string): boolean {
  if (!/^\d+$/.test(count) || line === '' || line.length > maxLength) return false
  const folded = foldLetters(line)
  const isSaid = (said: string | undefined) => said !== undefined && numberOf(said) === count
  if ([before, behind, sides, hundreds, times].some((sign) => isSaid(sign.exec(folded)?.groups?.number))) return true
  const { number: first, next } = between.exec(folded)?.groups ?? {}
  if (isSaid(first) && next !== undefined) return true
  const now = corrected.exec(folded)?.groups?.next
  if (now !== undefined && now !== count) return true
  const said = inWords.exec(folded)?.groups
  if (said !== undefined && isOther(said.number, said.next, count)) return true
  // "Can you send 10 pieces?" asks for them.
  const isSentence = line.split(/\s+/).some(isOrdering)
  return !isSentence && isSaid(questioned.exec(folded)?.groups?.number)
}

/**
 * Leaves open the pieces that are a rate or have a surplus, in the line of the part or in one of pieces below it.
 * @param textAt the line as it was written, as times and terms are removed from the one that is read: `10 / Monat`, `10 + 5 %`
 */
export function doubtRates(rows: readonly MailRow[], textAt: (line: number) => string): void {
  const lines = new Set(rows.map(({ line }) => line))
  for (const row of rows) {
    const below = lines.has(row.line + 1) ? '' : textAt(row.line + 1)
    if ([textAt(row.line), below].some((text) => isRate(text, row.quantity))) doubtQuantity(row)
  }
}

function isRate(line: string, count: string): boolean {
  if (!/^\d+$/.test(count) || line.length > maxLength) return false
  const said = behind.exec(foldLetters(line))?.groups?.number
  return said !== undefined && numberOf(said) === count
}

function isOther(first: string | undefined, second: string | undefined, count: string): boolean {
  const values = [first, second].map((said) => numberOf(said ?? ''))
  return values.includes(count) && values[0] !== values[1] && [first, second].some((said) => /\p{L}/u.test(said ?? ''))
}

function numberOf(said: string): string {
  const value = numberValues.get(said.replace(/\s+/g, '_'))
  return value === undefined ? sayPieces(said) || said : `${value}`
}
