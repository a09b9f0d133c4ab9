import { type Cents, shareOf } from '@normwerk/pricing/money'
import type { Invoice, InvoiceSums, InvoiceTax } from './invoice.ts'
import { type PricedPosition, totalOf } from './positions.ts'

/** An invoice or a correction, as far as the next one depends on it. */
export type EarlierInvoice = Pick<Invoice, 'lines' | 'sums'>

/**
 * Adds up an invoice.
 * @param open what is left to pay if this invoice is the last one; null if others follow
 */
export function sumUp(
  lines: readonly PricedPosition[],
  shippingCosts: Cents,
  { rate }: InvoiceTax,
  open: Cents | null,
): InvoiceSums {
  const goods = sum(lines.map(totalOf))
  const net = goods + shippingCosts
  const salesTax = shareOf(net, rate)
  const gross = net + salesTax
  const due = open ?? gross
  return { goods, shippingCosts, net, salesTax, gross, rounding: due - gross, due }
}

export function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/** Whether a number counts pieces. */
export function isCount(quantity: number): boolean {
  return Number.isSafeInteger(quantity) && quantity >= 1
}

/** @throws RangeError if a position stands there twice */
export function rejectRepeated(positions: readonly { positionNumber: number }[]): void {
  const numbers = positions.map(({ positionNumber }) => positionNumber)
  if (new Set(numbers).size < numbers.length) throw new RangeError('a position stands there twice')
}
