import type { InvoiceSort, InvoiceSummary } from '@normwerk/contract/document'
import { formatMoney } from '@normwerk/pricing/money'
import type { Queries } from '../../database/client.ts'
import { presentDocument } from './list-documents.ts'
import { pageInvoices } from './repository/documents.ts'

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
