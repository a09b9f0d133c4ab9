import { createInvoice, type OrderToInvoice } from '../create-invoice.ts'
import type { PlainInvoice } from '../invoice.ts'
import { sum } from '../invoice-sums.ts'
import { anInvoiceRequest } from './orders.ts'

/** Delivers and invoices an order in pieces of at most these quantities, over and over, until it is complete. */
export function invoiceInPieces(order: OrderToInvoice, pieces: readonly number[]): PlainInvoice[] {
  const open = new Map(order.positions.map(({ positionNumber, quantity }) => [positionNumber, quantity]))
  const invoices: PlainInvoice[] = []
  while (sum([...open.values()]) > 0) {
    const delivered = [...open]
      .map(([positionNumber, left], index) => {
        const piece = pieces[(invoices.length + index) % pieces.length] ?? left
        return { positionNumber, quantity: Math.min(left, piece) }
      })
      .filter(({ quantity }) => quantity > 0)
    for (const { positionNumber, quantity } of delivered) {
      open.set(positionNumber, (open.get(positionNumber) ?? 0) - quantity)
    }
    invoices.push(createInvoice(anInvoiceRequest(order, { delivered, earlier: invoices })))
  }
  return invoices
}
