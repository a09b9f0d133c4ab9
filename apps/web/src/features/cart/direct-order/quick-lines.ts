import { type ListEntry, stateOf } from '../../../shared/lists/parts-list/list-entry.ts'
import type { KeptOrder } from './kept-orders.ts'
import { type TypedLine, withNext } from './order-lines.ts'

/** The last line is the one being typed; those before it have been sent. */
export function withDraft(lines: readonly TypedLine[]): readonly TypedLine[] {
  return lines.length === 0 ? withNext(lines) : lines
}

/** Returns the lines that can be added now, so that positions are in the order in which they were typed. */
export function nextToAdd(entries: readonly ListEntry[]): readonly ListEntry[] {
  const waiting = entries.findIndex((entry) => stateOf(entry) === 'checking')
  return entries.slice(0, waiting < 0 ? entries.length : waiting).filter((entry) => stateOf(entry) === 'matched')
}

/** Leaves out lines that are being added, because after a reload they would be added again. */
export function withoutSettled({ lines, entries }: KeptOrder): KeptOrder {
  const settled = new Set(entries.flatMap((entry) => (stateOf(entry) === 'matched' ? entry.asked.row : [])))
  return {
    lines: lines.filter(({ key }) => !settled.has(key)),
    entries: entries.filter(({ asked }) => !settled.has(asked.row)),
  }
}
