import { readOrderLine } from '@normwerk/parts/parts-list/pasted-text/read-order-line'
import type { TypedLine } from './order-lines.ts'

/** Splits a line with a quantity: `AZH-6x200 5` means five pieces, unless a quantity was typed. */
export function settleLine(line: TypedLine): TypedLine {
  if (line.quantity.trim() !== '') return line
  const { requested, quantity } = readOrderLine(line.requested.trim())
  return quantity === '' ? line : { ...line, requested, quantity }
}
