import type { PartsListRow } from '@normwerk/contract/parts-list'
import { readOrderLine } from '../../shared/lists/parts-list/read-order-line.ts'

/** A line as it is typed. */
export interface TypedLine {
  /** Number of its row where it is checked. */
  key: number
  requested: string
  quantity: string
  /** What else a pasted row said. */
  others: Omit<PartsListRow, 'row' | 'articleNo' | 'designation' | 'quantity'>
}

/** So many empty lines invite to fill in more than one. */
const minLines = 3

export function isFilled({ requested }: TypedLine): boolean {
  return requested.trim() !== ''
}

/** The filled lines in their places, and always an empty one to go on in. */
export function withEmptyLines(lines: readonly TypedLine[]): readonly TypedLine[] {
  const last = lines.at(-1)
  const missing = Math.max(minLines - lines.length, last === undefined || isFilled(last) ? 1 : 0)
  return Array.from({ length: missing }).reduce<readonly TypedLine[]>(withNext, lines)
}

/** One more line, an empty one. */
export function withNext(lines: readonly TypedLine[]): readonly TypedLine[] {
  return [...lines, { key: lastKey(lines) + 1, requested: '', quantity: '', others: {} }]
}

function lastKey(lines: readonly TypedLine[]): number {
  return Math.max(0, ...lines.map(({ key }) => key))
}

/** A line that also says how many: `AZH-6x200 5` is five of them, unless a quantity was typed. */
export function settleLine(line: TypedLine): TypedLine {
  if (line.quantity.trim() !== '') return line
  const { requested, quantity } = readOrderLine(line.requested.trim())
  return quantity === '' ? line : { ...line, requested, quantity }
}

export function rowOf({ key, requested, quantity, others }: TypedLine): PartsListRow {
  return {
    ...others,
    row: key,
    ...namedBy(requested),
    ...(quantity.trim() !== '' && { quantity: quantity.trim() }),
  }
}

/** One word is a number, more are a designation. */
export function namedBy(requested: string): Pick<PartsListRow, 'articleNo' | 'designation'> {
  const words = requested.trim()
  return /\s/.test(words) ? { designation: words } : { articleNo: words }
}

/** Puts pasted rows in the place of a line, the lines below behind them; their keys stay in order. */
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
