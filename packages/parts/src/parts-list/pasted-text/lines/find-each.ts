import { foldLetters } from '../../fold-letters.ts'
import { amount, anyOf, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { anyChange } from '../corrections/change-words.ts'
import { sayPieces } from './read-order-line.ts'

const count = String.raw`(?:${amount}|\d{1,5}(?![\d.,-]|\s*[x×*])|${wordOfSeveral}(?!\p{L}))`
/** "Of" in some languages, in folded letters. */
export const ofWord = '(?:of|von|de|di|van|av|z|ze|od|d)'
/** The Dutch "you" behind a verb: `kun je 4 hulzen sturen` */
const notYou = String.raw`(?<!(?:kun|kan|wil|zou|heb|had|als|mag|moet|stuur|lever)\s)`
/** `je 10 Stück:`, `je 5 von`, `po 5 ks`, `4 each of`, `5 de chaque`, `4-4 db` */
const each = new RegExp(
  String.raw`(?<![\p{L}\d]|\d[.,])(?:${notYou}${anyOf('each')}\s+(${count})|(${count})\s+${anyChange('eachBehind')}(?!\p{L})|(\d{1,5})-\3\s*(?:${units.pieces}))(?:\s+${ofWord}(?!\p{L}))?(?:\s+(?:the following|following|folgenden))?\s*:?`,
  'u',
)

/**
 * Finds a quantity that applies to each part of the line, or of the lines below it: `je 10 Stück:`
 * @returns the quantity in figures, or in its words if it is open, with its place; null if the line has none
 */
export function findEach(line: string): { quantity: string; start: number; end: number } | null {
  const found = each.exec(foldLetters(line))
  // PO is also a purchase order.
  if (found === null || line.startsWith('PO', found.index)) return null
  const quantity = sayPieces(found[1] ?? found[2] ?? found[3] ?? '')
  return { quantity, start: found.index, end: found.index + found[0].length }
}
