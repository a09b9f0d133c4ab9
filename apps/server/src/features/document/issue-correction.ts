import type { CorrectInvoice } from '@normwerk/contract/back-office'
import { type Credit, createCorrection, creditableOf } from '@normwerk/documents/create-correction'
import { totalOf } from '@normwerk/documents/positions'
import { type Cents, formatMoney, readMoney } from '@normwerk/pricing/money'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import { numberFor } from './issue-delivery.ts'
import { dateOf, issueDocument, type OrderRow } from './issue-document.ts'
import { type IssuedInvoice, readInvoices } from './read-invoices.ts'
import { listOrderPositions } from './repository/facts.ts'

/**
 * Credits pieces of an invoice of a locked order, or its delivery charge. Returns the number of the correction.
 * @throws AppError `entryNotFound` for another invoice or position; `nothingToCredit` if more is asked than was invoiced
 * and not credited yet
 */
export async function issueCorrection(
  dependencies: Dependencies,
  db: Queries,
  order: OrderRow,
  asked: Omit<CorrectInvoice, 'orderId'>,
): Promise<string> {
  const invoice = (await readInvoices(db, order.id)).find(({ id }) => id === asked.invoiceId)
  if (invoice === undefined) throw new AppError('entryNotFound')
  const issueDate = dateOf(dependencies.clock.now())
  const number = await numberFor(db, 'InvoiceCorrections', issueDate)
  const { credits, shippingCosts } = await readCredits(db, order.id, invoice, asked)
  const { content: plain, corrections: earlier } = invoice
  const content = createCorrection({
    head: { number, issueDate },
    invoice: plain,
    earlier,
    credits,
    shippingCosts,
    reason: asked.reason,
  })
  await issueDocument(dependencies, db, order, {
    kind: 'InvoiceCorrections',
    number,
    fileName: `invoice-correction-${number}.pdf`,
    correctsId: invoice.id,
    content,
  })
  return number
}

async function readCredits(
  db: Queries,
  orderId: string,
  { content: invoice, corrections }: IssuedInvoice,
  { positions, creditsShipping }: Omit<CorrectInvoice, 'orderId'>,
): Promise<{ credits: Credit[]; shippingCosts: Cents }> {
  const rows = await listOrderPositions(db, orderId)
  const creditable = creditableOf(invoice, corrections)
  const credits = positions.map(({ positionId, quantity, price }): Credit => {
    const positionNumber = rows.find(({ id }) => id === positionId)?.positionNumber
    const line = invoice.lines.find((candidate) => candidate.positionNumber === positionNumber)
    if (line === undefined) throw new AppError('entryNotFound')
    const credited = price ? (readMoney(price) ?? 0) : line.price
    const isWhole = quantity === line.quantity && credited === line.price
    const certificateSurcharge = isWhole ? line.certificateSurcharge : 0
    const credit = { positionNumber: line.positionNumber, quantity, price: credited, certificateSurcharge }
    const open = creditable.positions.get(line.positionNumber) ?? 0
    const isWithin = quantity <= line.quantity && credited > 0 && credited <= line.price && totalOf(credit) <= open
    if (!isWithin) throw new AppError('nothingToCredit')
    return credit
  })
  const shippingCosts = creditsShipping ? creditable.shippingCosts : 0
  if (new Set(positions.map(({ positionId }) => positionId)).size < positions.length)
    throw new AppError('nothingToCredit')
  if (credits.length === 0 && shippingCosts === 0) throw new AppError('nothingToCredit')
  return { credits, shippingCosts }
}

/** Lists the invoices of an order with what can still be credited of each. */
export async function listCreditable(db: Queries, orderId: string) {
  const invoices = await readInvoices(db, orderId)
  if (invoices.length === 0) return []
  const idByNumber = new Map((await listOrderPositions(db, orderId)).map((row) => [row.positionNumber, row.id]))
  return invoices.map(({ id, content, corrections }) => {
    const { positions, shippingCosts } = creditableOf(content, corrections)
    return {
      id,
      number: content.number,
      sumGross: formatMoney(content.sums.due),
      shippingCosts: formatMoney(shippingCosts),
      positions: content.lines.flatMap(({ positionNumber, quantity, price }) => {
        const positionId = idByNumber.get(positionNumber)
        return positionId
          ? [{ positionId, quantity, price: formatMoney(price), open: formatMoney(positions.get(positionNumber) ?? 0) }]
          : []
      }),
    }
  })
}
