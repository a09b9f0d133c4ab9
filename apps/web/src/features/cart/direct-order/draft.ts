import { type KeptOrder, keepOrder, type OrderPlace, readOrder } from './kept-orders.ts'
import { type TypedLine, withNext } from './order-lines.ts'

/** The last line is the one being typed; those before it have been sent. */
export function withDraft(lines: readonly TypedLine[]): readonly TypedLine[] {
  return lines.length === 0 ? withNext(lines) : lines
}

/** Leaves out lines that are being added, because after a reload they would be added again. */
export function withoutSettled({ lines, entries }: KeptOrder): KeptOrder {
  const settled = new Set(entries.flatMap(({ answer, asked }) => (answer?.status === 'matched' ? asked.row : [])))
  return {
    lines: lines.filter(({ key }) => !settled.has(key)),
    entries: entries.filter(({ asked }) => !settled.has(asked.row)),
  }
}

/** Changes the line being typed. */
export function typeDraft(
  place: OrderPlace,
  changes: Pick<TypedLine, 'requested'> | Pick<TypedLine, 'quantity'>,
): void {
  write(place, (lines) => lines.map((line, at) => (at === lines.length - 1 ? { ...line, ...changes } : line)))
}

/** Sends the line being typed, and opens the next one. */
export function sendDraft(place: OrderPlace): void {
  write(place, withNext)
}

function write(place: OrderPlace, change: (lines: readonly TypedLine[]) => readonly TypedLine[]): void {
  const order = readOrder(place)
  const changed = { ...order, lines: change(withDraft(order.lines)) }
  keepOrder(place, changed, withoutSettled(changed))
}
