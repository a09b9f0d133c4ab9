import { hasOnlyFillers, withoutOrdering } from '../../words/order-words.ts'
import { namesPart } from '../cell-content.ts'
import { isCancelled } from './change-words.ts'
import { takeMarks } from './count-marks.ts'
import { findRow, type MailReading, rowAbove } from './mail-reading.ts'
import { isNumberAlone } from './part-line.ts'
import { type Correction, withoutFormer } from './read-correction.ts'
import { markNewCount } from './read-new-count.ts'
import { readOrderLine, sayPieces } from './read-order-line.ts'

/**
 * Changes the quantity of the row that a correction means: the one with the same part, or else the one above it. The
 * buyer is asked unless the former quantity is that of the row, or the line below names neither. A correction that names
 * another part leaves open the row above it.
 * @returns whether the line says no more than the correction
 */
export function correctRow(reading: MailReading, line: number, { rest, former }: Correction): boolean {
  const { requested, quantity } = readOrderLine(rest)
  const named = withoutOrdering(requested)
  const isNamed = namesPart(named) || isNumberAlone(named)
  const same = isNamed ? findRow(reading, named) : undefined
  const meant = same ?? rowAbove(reading, line)
  const changed = quantity === '' ? sayPieces(withoutOrdering(rest)) : quantity
  if (meant === undefined || (changed === '' && !isNamed)) return false
  if (isNamed && same === undefined) {
    if (former === null && !isCancelled(rest)) meant.quantity = `${meant.quantity} ?`.trim()
    return false
  }
  const isSure = former === null ? !isNamed : String(former) === meant.quantity || meant.quantity === ''
  if (changed !== '') meant.quantity = isSure ? changed : `${changed} ?`
  return changed !== ''
}

/**
 * Gives the part above the new number of a line that says no more, such as `nein, mach 12 draus`. A part that stands far
 * above is asked.
 * @returns whether the line is such a one
 */
export function changeCount(reading: MailReading, index: number): boolean {
  const { rest, marks } = takeMarks(withoutFormer(markNewCount(reading.lines[index] ?? '')))
  const last = reading.rows.at(-1)
  const [count] = marks.now
  if (count === undefined || last === undefined || !hasOnlyFillers(rest)) return false
  last.quantity = rowAbove(reading, index) === last ? String(count) : `${count} ?`
  return true
}
