import { withoutOrdering } from '../../words/order-words.ts'
import { namesPart } from '../cell-content.ts'
import { isCancelled } from './change-words.ts'
import { findRow, type MailReading, rowAbove } from './mail-reading.ts'
import { isNumberAlone } from './part-line.ts'
import type { Correction } from './read-correction.ts'
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
