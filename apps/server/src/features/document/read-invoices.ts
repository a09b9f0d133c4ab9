import type { InvoiceCorrection, PlainInvoice } from '@normwerk/documents/invoice'
import type { Queries } from '../../database/client.ts'
import { listInvoiceRows } from './repository/documents.ts'

/** An issued invoice with its corrections. */
export interface IssuedInvoice {
  id: string
  content: PlainInvoice
  corrections: InvoiceCorrection[]
}

/** Reads the invoices of an order, the oldest first. */
export async function readInvoices(db: Queries, orderId: string): Promise<IssuedInvoice[]> {
  const rows = await listInvoiceRows(db, orderId)
  const corrections = rows.flatMap(({ correctsId, content }) =>
    content.kind === 'correction' ? [{ correctsId, content }] : [],
  )
  return rows.flatMap(({ id, content }) => {
    if (content.kind !== 'invoice') return []
    const own = corrections.filter(({ correctsId }) => correctsId === id)
    return [{ id, content, corrections: own.map((correction) => correction.content) }]
  })
}
