import { hasSizes, namesPartAlone } from '../../cell-content.ts'
import { readOrderLine } from '../lines/read-order-line.ts'
import { type MailReading, rowAbove } from './mail-reading.ts'

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

function isUncounted(line: string): boolean {
  return (hasSizes(line) || namesPartAlone(line)) && readOrderLine(line).quantity === ''
}
