import type { DocumentKind, InvoiceSort, InvoiceSummary } from '@normwerk/contract/document'
import type { Doc, Order } from '@normwerk/contract/order'
import type { Labels } from '@normwerk/documents/labels/labels'
import { formatMoney } from '@normwerk/pricing/money'
import { type Zippable, zipSync } from 'fflate'
import type { Queries } from '../../database/client.ts'
import { FileAnswer, safeFileName } from '../../http/answers/file-answer.ts'
import { AppError, type Caller, callerMay } from '../../http/call.ts'
import { describeFrozen } from './issue-document.ts'
import type { Printer } from './printer.ts'
import { findDocumentFile, listDocumentFiles, listDocumentRows, pageInvoices } from './repository/documents.ts'
import { findOrderRow, listOrderPositions } from './repository/facts.ts'

type ListedDocument = Awaited<ReturnType<typeof listDocumentRows>>[number]

/** Invoices need a right of their own, also of the one who placed the order. */
const invoiceKinds: ReadonlySet<DocumentKind> = new Set(['Invoice', 'InvoiceCorrections'])

/** An order by who may see it. */
export interface OwnedOrder {
  companyId: string
  userId: string
}

/** Whether a caller may see a kind of documents of an order. Staff see all of them. */
function maySee(caller: Caller, { companyId, userId }: OwnedOrder, kind: DocumentKind): boolean {
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

function presentDocument({ id, number, issuedOn, fileName }: ListedDocument): Doc {
  return { id, number, date: issuedOn, fileName, path: `/document/${id}/${encodeURIComponent(fileName)}` }
}

interface Asked {
  page?: number | undefined
  size?: number | undefined
  query?: string | null | undefined
  from?: string | null | undefined
  to?: string | null | undefined
  sort?: InvoiceSort | null | undefined
}

const usualSize = 20

/** Lists a page of a company's invoices and corrections, the newest first unless they are sorted. */
export async function listInvoices(
  db: Queries,
  { companyId }: { companyId: string },
  { page = 1, size = usualSize, sort, ...filter }: Asked,
) {
  const { rows, total } = await pageInvoices(db, companyId, filter, { page, size, sort: sort ?? '-date' })
  const items = rows.flatMap(({ document, orderNumber, customerOrderNumber }): InvoiceSummary[] => {
    const { kind, content } = document
    if (kind !== 'Invoice' && kind !== 'InvoiceCorrections') return []
    if (content.kind !== 'invoice' && content.kind !== 'correction') return []
    const sumGross = `${content.kind === 'correction' ? '-' : ''}${formatMoney(content.sums.due)}`
    return [
      { ...presentDocument(document), kind, orderId: document.orderId, orderNumber, customerOrderNumber, sumGross },
    ]
  })
  return { items, page, size, total }
}

/**
 * Answers the file of a document that the caller may see, under its own name or with `.xml` in place of `.pdf`.
 * @throws AppError `entryNotFound`; `documentNotReady` until its job has written it
 */
export async function answerDocument(
  db: Queries,
  caller: Caller,
  { id, name }: { id: string; name: string },
): Promise<FileAnswer> {
  const form = name.endsWith('.xml') ? 'xml' : 'pdf'
  const found = await findDocumentFile(db, id, form)
  if (found === undefined || !maySee(caller, found, found.kind)) throw new AppError('entryNotFound')
  const fileName = form === 'pdf' ? found.fileName : found.fileName.replace(/\.pdf$/, '.xml')
  const isInvoice = found.kind === 'Invoice' || found.kind === 'InvoiceCorrections'
  if (name !== fileName || (form === 'xml' && !isInvoice)) throw new AppError('entryNotFound')
  const { content, contentType, hash } = found
  if (content === null || contentType === null || hash === null) throw new AppError('documentNotReady')
  return new FileAnswer({
    content,
    contentType,
    hash,
    fileName,
    disposition: form === 'pdf' ? 'inline' : 'attachment',
    // Only who may see it, asked anew each time.
    cacheControl: 'private, no-cache',
  })
}

/**
 * Answers all documents of an order that the caller may see as an archive, invoices also as XML. Files that are still
 * being written are left out.
 * @throws AppError `entryNotFound`; `documentNotReady` while none is written
 */
export async function answerArchive(db: Queries, caller: Caller, orderId: string): Promise<FileAnswer> {
  const seen = (await listDocumentFiles(db, orderId)).filter((row) => maySee(caller, row, row.kind))
  const [first] = seen
  if (first === undefined) throw new AppError('entryNotFound')
  const files: Zippable = {}
  for (const { fileName, pdf, xml } of seen) {
    // PDFs are compressed already.
    if (pdf !== null) files[fileName] = [pdf, { level: 0 }]
    if (xml !== null) files[fileName.replace(/\.pdf$/, '.xml')] = xml
  }
  if (Object.keys(files).length === 0) throw new AppError('documentNotReady')
  return new FileAnswer({
    content: Buffer.from(zipSync(files)),
    contentType: 'application/zip',
    fileName: safeFileName(first.orderNumber, '.zip'),
    disposition: 'attachment',
    cacheControl: 'private, no-store',
  })
}

/**
 * Answers the labels of an order's parts. They say what the packing slip says, so who may see it gets them.
 * @throws AppError `entryNotFound`, also for an inquiry, as no parts follow from it
 */
export async function answerLabels(
  printer: Printer,
  db: Queries,
  caller: Caller,
  { orderId, paper, firstLabel }: Pick<Labels, 'paper' | 'firstLabel'> & { orderId: string },
): Promise<FileAnswer> {
  const order = await findOrderRow(db, orderId)
  if (order?.orderType !== 'Order' || !maySee(caller, order, 'PackingSlip')) throw new AppError('entryNotFound')
  const positions = await listOrderPositions(db, orderId)
  const { language, orderNumber, customerOrderNumber, commission, project } = order
  const { pdf } = await printer.print({
    content: {
      kind: 'labels',
      language,
      order: { orderNumber, customerOrderNumber, commission, project },
      positions: positions.map(describeFrozen),
      paper,
      firstLabel,
    },
    createdAt: order.createdAt,
  })
  return new FileAnswer({
    content: Buffer.from(pdf),
    contentType: 'application/pdf',
    fileName: `labels-${orderNumber}.pdf`,
    disposition: 'inline',
    cacheControl: 'private, no-cache',
  })
}
