import type { PartsListRow } from '@normwerk/contract/parts-list'
import { readOrderLine } from '../../trade/parts-list/read-order-line.ts'

/** A line as it is typed. */
export interface Line {
  /** Number of its row where it is checked. */
  key: number
  wanted: string
  quantity: string
  /** What else a pasted row said. */
  others: Omit<PartsListRow, 'row' | 'articleNo' | 'designation' | 'quantity'>
}

/** So many empty lines invite to fill in more than one. */
const fewest = 3

export function isFilled({ wanted }: Line): boolean {
  return wanted.trim() !== ''
}

/** The filled lines in their places, and always an empty one to go on in. */
export function withRoom(lines: readonly Line[]): readonly Line[] {
  const last = lines.at(-1)
  const missing = Math.max(fewest - lines.length, last === undefined || isFilled(last) ? 1 : 0)
  const from = Math.max(0, ...lines.map(({ key }) => key))
  return [...lines, ...Array.from({ length: missing }, (_, index) => newLine(from + 1 + index))]
}

function newLine(key: number): Line {
  return { key, wanted: '', quantity: '', others: {} }
}

/** A line that also says how many: `AZH-6x200 5` is five of them, unless a quantity was typed. */
export function settleLine(line: Line): Line {
  if (line.quantity.trim() !== '') return line
  const { wanted, quantity } = readOrderLine(line.wanted.trim())
  return quantity === '' ? line : { ...line, wanted, quantity }
}

export function rowOf({ key, wanted, quantity, others }: Line): PartsListRow {
  const words = wanted.trim()
  const isNumber = !/\s/.test(words)
  return {
    ...others,
    row: key,
    ...(isNumber ? { articleNo: words } : { designation: words }),
    ...(quantity.trim() !== '' && { quantity: quantity.trim() }),
  }
}

/** Puts pasted rows in the place of a line, the lines below behind them; their keys stay in order. */
export function pasteRows(lines: readonly Line[], at: number, rows: readonly PartsListRow[]): readonly Line[] {
  const pasted = rows.map(({ row: _row, articleNo, designation, quantity, ...others }) => ({
    wanted: [articleNo, designation].filter(Boolean).join(' '),
    quantity: quantity == null ? '' : String(quantity),
    others,
  }))
  const kept = lines[at]
  const isFree = kept !== undefined && !isFilled(kept)
  const before = lines.slice(0, isFree ? at : at + 1)
  const after = lines.slice(at + 1).filter(isFilled)
  const from = Math.max(0, ...lines.map(({ key }) => key))
  // The field that was pasted into stays the same one, and keeps the focus.
  const keyOf = (index: number) => (isFree && index === 0 ? kept.key : from + 1 + index)
  return [...before, ...[...pasted, ...after].map((line, index) => ({ ...line, key: keyOf(index) }))]
}
