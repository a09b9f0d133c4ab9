import { hasSizes, namesPartAlone } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, units } from '../../quantities/read-pieces.ts'
import { readOrderLine } from '../lines/read-order-line.ts'
import { doubtQuantity, type MailReading, rowAbove } from './mail-reading.ts'
import { readMailPart } from './read-mail-part.ts'

/** A line that is only a number of pieces: `20`, `x 20`, `(20)`. */
const countAlone = /^\(?(?:[x×]\s?)?(\d{1,4})(?:\s?[x×])?\)?\.?$/u

/**
 * Reads a line that is only a number as the pieces of the part above it. It stays open where a part without pieces follows,
 * as it may be that part's number as well: the pieces of a list stand all above or all below its parts.
 * @returns empty for another line, or if the part above has its pieces
 */
export function readCountBelow(reading: MailReading, index: number): string {
  const count = countAlone.exec(reading.lines[index] ?? '')?.[1]
  if (count === undefined || Number(count) === 0 || rowAbove(reading, index)?.quantity !== '') return ''
  const below = reading.lines.slice(index + 1, index + 1 + maxLines).filter((line) => line !== '')
  const [part = '', next = ''] = below
  const isOpen = isUncounted(part) && !countAlone.test(next)
  return isOpen ? `${count} ?` : count
}

/** Of which the next part and its pieces are two, perhaps with an empty line before each. */
const maxLines = 4

/** `Quantity: 10`, `Menge 10 Stk`, `10 pcs` */
const labelled = new RegExp(
  String.raw`^(?:${anyOf('labels')}\.?\s*[:=]?\s*(\d{1,5})(?:\s*(?:${units.pieces}))?|(\d{1,5})\s*(?:${units.pieces}))\.?$`,
  'u',
)

/**
 * Leaves open the pieces of the part above a line that has only another number of pieces: `12 pins 8x250` and below it
 * `Quantity: 10`. Before a part without pieces it may be that part's number as well.
 * @returns whether the line says so
 */
export function contradictsAbove(reading: MailReading, index: number): boolean {
  const found = labelled.exec(foldLetters(reading.lines[index] ?? ''))
  const above = rowAbove(reading, index)
  const count = found?.[1] ?? found?.[2]
  if (count === undefined || above === undefined || !/^\d+$/.test(above.quantity)) return false
  const isOwn = readMailPart(reading.lines[above.line] ?? '').quantity === above.quantity
  if (!isOwn || Number(count) === Number(above.quantity)) return false
  doubtQuantity(above)
  const next = reading.lines.slice(index + 1, index + 1 + maxLines).find((line) => line !== '') ?? ''
  if (isUncounted(next)) reading.next = { quantity: `${count} ?`, line: index }
  return true
}

function isUncounted(line: string): boolean {
  return (hasSizes(line) || namesPartAlone(line)) && readOrderLine(line).quantity === ''
}
