import { type Cents, shareOf } from '@normwerk/pricing/money'
import type { InvoiceRequest, OrderToInvoice } from '../create-invoice.ts'
import { sum } from '../invoice-sums.ts'
import { type PricedPosition, totalOf } from '../positions.ts'
import { aBuyer, seller } from './parties.ts'

/** Builds a position of an order. */
export function aPosition(change: Partial<PricedPosition> = {}): PricedPosition {
  return {
    positionNumber: 1,
    articleNumber: 'AZH-3.2x160',
    customerPartNumber: null,
    description: 'Auswerferstift, gehärtet, 3,2 × 160 mm',
    quantity: 50,
    price: 305,
    listPrice: change.price ?? 305,
    certificateSurcharge: 0,
    customerOrderNumber: null,
    commission: null,
    ...change,
  }
}

/** Builds an order of these positions, with the gross sum that a cart shows. */
export function anOrder(
  positions: readonly PricedPosition[],
  change: Partial<Omit<OrderToInvoice, 'positions'>> = {},
): OrderToInvoice {
  const { shippingCosts = 0, tax = { category: 'S', rate: 1900 } } = change
  const net: Cents = sum(positions.map(totalOf)) + shippingCosts
  return {
    reference: {
      orderNumber: '200123',
      orderDate: '2026-11-02',
      customerOrderNumber: 'BE-4711',
      commission: null,
      project: null,
    },
    positions,
    shippingCosts,
    tax,
    gross: net + shareOf(net, tax.rate),
    ...change,
  }
}

/** Builds the request for an invoice of a whole order. */
export function anInvoiceRequest(order: OrderToInvoice, change: Partial<InvoiceRequest> = {}): InvoiceRequest {
  const { buyer = aBuyer() } = change
  return {
    head: { number: 'RE-2026-00001', issueDate: '2026-11-23', profile: 'en16931', language: 'de' },
    seller,
    buyer,
    deliverTo: buyer.address,
    deliveryDate: '2026-11-20',
    packingSlipNumber: 'LS-2026-00001',
    paymentDays: 30,
    order,
    delivered: order.positions,
    earlier: [],
    ...change,
  }
}
