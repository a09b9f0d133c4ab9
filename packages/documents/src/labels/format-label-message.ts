import type { DocumentPosition } from '../positions.ts'
import type { LabelledOrder } from './labels.ts'

const recordSeparator = '\u001e'
const groupSeparator = '\u001d'
const endOfTransmission = '\u0004'

/**
 * Formats what the code of a label says, as a message of ISO/IEC 15434 in format 06, which scanners of stores and ERP
 * systems split into its fields. Its data identifiers are those of ANSI MH10.8.2: `1P` the supplier's article number,
 * `P` the customer's, `Q` pieces, `K` the customer's order number, `1K` the supplier's, `4K` the line of the order. The
 * format has printable ASCII only, so a text with other characters stands on the label alone.
 */
export function formatLabelMessage(order: LabelledOrder, position: DocumentPosition): string {
  const fields = [
    ['1P', position.articleNumber],
    ['P', position.customerPartNumber],
    ['Q', String(position.quantity)],
    ['K', position.customerOrderNumber ?? order.customerOrderNumber],
    ['1K', order.orderNumber],
    ['4K', String(position.positionNumber)],
  ] as const
  const known = fields.flatMap(([identifier, value]) => (isPrintable(value) ? [`${identifier}${value}`] : []))
  const format = ['06', ...known].join(groupSeparator)
  return ['[)>', format, endOfTransmission].join(recordSeparator)
}

function isPrintable(value: string | null): value is string {
  return value !== null && /^[ -~]+$/.test(value)
}
