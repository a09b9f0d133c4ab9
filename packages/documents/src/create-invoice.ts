import type { Cents } from '@normwerk/pricing/money'
import type { InvoiceHead, InvoiceTax, PlainInvoice } from './invoice.ts'
import { type EarlierInvoice, isCount, rejectRepeated, sum, sumUp } from './invoice-sums.ts'
import type { Address, Buyer, OrderReference, Seller } from './parties.ts'
import { type PricedPosition, totalOf } from './positions.ts'

/** An order as it was agreed. */
export interface OrderToInvoice {
  reference: OrderReference
  positions: readonly PricedPosition[]
  shippingCosts: Cents
  tax: InvoiceTax
  /** What the buyer was told that the whole order costs. */
  gross: Cents
}

export interface InvoiceRequest {
  head: InvoiceHead
  seller: Seller
  buyer: Buyer
  deliverTo: Address
  deliveryDate: string
  packingSlipNumber: string | null
  paymentDays: number
  order: OrderToInvoice
  /** What this delivery holds. */
  delivered: readonly { positionNumber: number; quantity: number }[]
  /** The other invoices of the order, without those that were credited as a whole and are made out again. */
  earlier: readonly EarlierInvoice[]
}

/**
 * Makes out an invoice for a delivery. The first one of a position charges its certificate, the first one of an order its
 * shipping costs. The one that completes the order's net sum charges what is missing of its gross sum, so that all add up
 * to it.
 * @throws RangeError if nothing or more than what was ordered is delivered, or a position stands there twice
 */
export function createInvoice(request: InvoiceRequest): PlainInvoice {
  const { order, earlier, head, delivered, ...rest } = request
  if (delivered.length === 0) throw new RangeError('an invoice needs a position')
  rejectRepeated(delivered)
  const lines = delivered.map(({ positionNumber, quantity }) => chargeLine(order, earlier, positionNumber, quantity))
  const shippingCosts = earlier.length === 0 ? order.shippingCosts : 0
  const ordered = sum(order.positions.map(totalOf)) + order.shippingCosts
  const invoiced = sum(earlier.map(({ sums }) => sums.net)) + sum(lines.map(totalOf)) + shippingCosts
  const open = ordered === invoiced ? order.gross - sum(earlier.map(({ sums }) => sums.due)) : null
  return {
    kind: 'invoice',
    ...head,
    ...rest,
    currency: 'EUR',
    order: order.reference,
    lines,
    tax: order.tax,
    sums: sumUp(lines, shippingCosts, order.tax, open),
  }
}

function chargeLine(
  { positions }: OrderToInvoice,
  earlier: readonly EarlierInvoice[],
  positionNumber: number,
  quantity: number,
): PricedPosition {
  const position = positions.find((candidate) => candidate.positionNumber === positionNumber)
  const before = earlier.flatMap(({ lines }) => lines).filter((line) => line.positionNumber === positionNumber)
  const open = (position?.quantity ?? 0) - sum(before.map((line) => line.quantity))
  if (position === undefined || !isCount(quantity) || quantity > open) {
    throw new RangeError(`position ${positionNumber}: ${quantity} pieces cannot be invoiced, ${open} are open`)
  }
  return { ...position, quantity, certificateSurcharge: before.length === 0 ? position.certificateSurcharge : 0 }
}
