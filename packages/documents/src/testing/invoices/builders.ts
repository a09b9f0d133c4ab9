import { type CorrectionRequest, createCorrection } from '../../create-correction.ts'
import { createInvoice, type OrderToInvoice } from '../../create-invoice.ts'
import type { Invoice, InvoiceCorrection, PlainInvoice } from '../../invoice.ts'
import type { Buyer } from '../../parties.ts'
import type { PricedPosition } from '../../positions.ts'
import { anInvoiceRequest, anOrder, aPosition } from '../orders.ts'
import { aBuyer } from '../parties.ts'

/** An invoice with the name of its case, which may become the name of a file. */
export type Case = readonly [name: string, invoice: Invoice]

type Terms = Partial<Omit<OrderToInvoice, 'positions'>>

/** Shipping costs that are charged. */
export const paid = { shippingCosts: 895 }

/** A trimmed part with a discount and a certificate. */
export const trimmed = {
  articleNumber: 'AZH-3.2x160-L147.25-T50-C31',
  description: 'Auswerferstift, gehärtet, 3,2 × 160 mm, gekürzt auf 147,25 mm (+0,05/0), Abnahmeprüfzeugnis 3.1',
  quantity: 12,
  price: 685,
  listPrice: 732,
  certificateSurcharge: 1800,
}

/** 400 positions, which fill many pages. */
export const manyPositions = Array.from({ length: 400 }, (_, index) => ({
  articleNumber: `AZH-${(index % 30) + 1}x${100 + index}`,
  description: `Auswerferstift, gehärtet, ${(index % 30) + 1} × ${100 + index} mm`,
  quantity: (index % 17) + 1,
  price: 199 + index,
}))

/** Builds an order of positions, numbered from 1. */
export function orderOf(positions: readonly Partial<PricedPosition>[], terms: Terms = {}): OrderToInvoice {
  return anOrder(
    positions.map((position, index) => aPosition({ ...position, positionNumber: index + 1 })),
    terms,
  )
}

/** Builds an invoice for a whole order. */
export function invoiceFor(
  positions: readonly Partial<PricedPosition>[],
  terms: Terms = {},
  buyer: Buyer = aBuyer(),
): PlainInvoice {
  return createInvoice(anInvoiceRequest(orderOf(positions, terms), { buyer }))
}

/** Corrects an invoice. */
export function correct(
  invoice: PlainInvoice,
  { credits = [], shippingCosts = 0 }: Partial<Pick<CorrectionRequest, 'credits' | 'shippingCosts'>>,
  reason: string | null = null,
): InvoiceCorrection {
  const head = { number: 'RK-2026-00001', issueDate: '2026-11-30' }
  return createCorrection({ head, reason, invoice, earlier: [], credits, shippingCosts })
}
