import type { OrderLine } from '@normwerk/parts/parts-list/pasted-text/lines/read-order-line'
import { lateCode } from '../../../ui/late/late-code.ts'
import type { TypedLine } from './order-lines.ts'

export type ReadLine = (line: string) => OrderLine

/** The code that reads a typed line. It knows the words of all languages, and is large. */
export const lineReader = lateCode(() =>
  import('@normwerk/parts/parts-list/pasted-text/lines/read-order-line').then((file) => file.readOrderLine),
)

/** Splits a line with a quantity: `AZH-6x200 5` means five pieces, unless a quantity was typed. */
export function settleLine(line: TypedLine, readLine: ReadLine): TypedLine {
  if (line.quantity.trim() !== '') return line
  const { requested, quantity } = readLine(line.requested.trim())
  return quantity === '' ? line : { ...line, requested, quantity }
}
