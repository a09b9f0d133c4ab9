import type { DocumentKind } from '@normwerk/contract/document'
import type { Doc, Order } from '@normwerk/contract/order'
import type { Queries } from '../../database/client.ts'
import { type Caller, callerMay } from '../../http/session/caller.ts'
import { type ListedDocument, listDocumentRows } from './repository/documents.ts'

/** Invoices need a right of their own, also of the one who placed the order. */
const invoiceKinds: ReadonlySet<DocumentKind> = new Set(['Invoice', 'InvoiceCorrections'])

/** An order by who may see it. */
export interface OwnedOrder {
  companyId: string
  userId: string
}

/** Whether a caller may see a kind of documents of an order. Staff see all of them. */
export function maySee(caller: Caller, { companyId, userId }: OwnedOrder, kind: DocumentKind): boolean {
  if (callerMay(caller, 'shop.administer')) return true
  if (caller.companyId !== companyId) return false
  if (invoiceKinds.has(kind)) return callerMay(caller, 'order.invoices')
  return userId === caller.userId || callerMay(caller, 'order.history')
}

/** Lists the documents of an order that the caller may see, newest first. */
export async function listDocuments(
  db: Queries,
  order: OwnedOrder & { id: string },
  caller: Caller,
): Promise<Order['orderDocuments']> {
  const rows = await listDocumentRows(db, order.id)
  return groupDocuments(rows.filter(({ kind }) => maySee(caller, order, kind)))
}

export function groupDocuments(rows: readonly ListedDocument[]): Order['orderDocuments'] {
  const of = (kind: DocumentKind) => rows.filter((row) => row.kind === kind).map(presentDocument)
  return {
    OrderConfirmation: of('OrderConfirmation'),
    PackingSlip: of('PackingSlip'),
    Invoice: of('Invoice'),
    InvoiceCorrections: of('InvoiceCorrections'),
    Offer: of('Offer'),
    Certificate: of('Certificate'),
  }
}

export function presentDocument({ id, number, issuedOn, fileName }: ListedDocument): Doc {
  return { id, number, date: issuedOn, fileName, path: `/document/${id}/${encodeURIComponent(fileName)}` }
}
