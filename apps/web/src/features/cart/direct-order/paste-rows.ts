import type { PartsListRow } from '@normwerk/contract/parts-list'
import { isFilled, lastKey, type TypedLine } from './order-lines.ts'

/** Replaces a line by pasted rows, and moves the lines below behind them. Their keys stay in order. */
export function pasteRows(
  lines: readonly TypedLine[],
  at: number,
  rows: readonly PartsListRow[],
): readonly TypedLine[] {
  const pasted = rows.map(({ row: _row, articleNo, designation, quantity, ...others }) => ({
    requested: [articleNo, designation].filter(Boolean).join(' '),
    quantity: quantity == null ? '' : String(quantity),
    others,
  }))
  const kept = lines[at]
  const isFree = kept !== undefined && !isFilled(kept)
  const before = lines.slice(0, isFree ? at : at + 1)
  const after = lines.slice(at + 1).filter(isFilled)
  const from = lastKey(lines)
  // The field that was pasted into stays the same one, and keeps the focus.
  const keyOf = (index: number) => (isFree && index === 0 ? kept.key : from + 1 + index)
  return [...before, ...[...pasted, ...after].map((line, index) => ({ ...line, key: keyOf(index) }))]
}
