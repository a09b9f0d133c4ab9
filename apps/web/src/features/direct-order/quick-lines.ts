import { type ListEntry, stateOf } from '../../shared/lists/parts-list/list-entry.ts'
import type { KeptOrder } from './kept-orders.ts'
import { type TypedLine, withNext } from './order-lines.ts'

/** The last line is the one being typed, those before it have been sent. */
export function withDraft(lines: readonly TypedLine[]): readonly TypedLine[] {
  return lines.length === 0 ? withNext(lines) : lines
}

/** What can be added now, so that positions come to stand in the order in which they were typed. */
export function nextToAdd(entries: readonly ListEntry[]): readonly ListEntry[] {
  const waiting = entries.findIndex((entry) => stateOf(entry) === 'checking')
  return entries.slice(0, waiting < 0 ? entries.length : waiting).filter((entry) => stateOf(entry) === 'matched')
}

/** Without what is on its way into the cart: after a reload it would be added once more. */
export function withoutSettled({ lines, entries }: KeptOrder): KeptOrder {
  const settled = new Set(entries.flatMap((entry) => (stateOf(entry) === 'matched' ? entry.asked.row : [])))
  return {
    lines: lines.filter(({ key }) => !settled.has(key)),
    entries: entries.filter(({ asked }) => !settled.has(asked.row)),
  }
}
