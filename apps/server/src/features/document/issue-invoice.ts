import type { CorrectInvoice } from '@normwerk/contract/back-office'
import { type Credit, createCorrection, creditableOf } from '@normwerk/documents/create-correction'
import { createInvoice } from '@normwerk/documents/create-invoice'
import type { InvoiceCorrection, PlainInvoice } from '@normwerk/documents/invoice'
import { missingFields } from '@normwerk/documents/missing-fields'
import { totalOf } from '@normwerk/documents/positions'
import { type Cents, formatMoney, readMoney } from '@normwerk/pricing/money'
import type { Queries } from '../../database/client.ts'
import { AppError, type Dependencies } from '../../http/call.ts'
import {
  beginDocument,
  dateOf,
  describeFrozen,
  issueDocument,
  type OrderRow,
  paymentDays,
  priceFrozen,
} from './issue-document.ts'
import { listInvoiceRows, takeNumber } from './repository/documents.ts'
import { listOrderPositions, listSent } from './repository/facts.ts'

/** An issued invoice with its corrections. */
interface IssuedInvoice {
  id: string
  content: PlainInvoice
  corrections: InvoiceCorrection[]
}

/** Reads the invoices of an order, the oldest first. */
async function readInvoices(db: Queries, orderId: string): Promise<IssuedInvoice[]> {
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

/** A delivery that was recorded, and the positions that left with it. */
async function readDelivery(db: Queries, orderId: string, deliveryId: string) {
  const rows = await listOrderPositions(db, orderId)
  const sent = await listSent(db, orderId)
  const ofThis = sent.filter(({ delivery }) => delivery.id === deliveryId)
  const [{ delivery } = { delivery: undefined }] = ofThis
  if (delivery === undefined) throw new Error(`delivery ${deliveryId} is empty`)
  const pieces = new Map(ofThis.map(({ positionId, quantity }) => [positionId, quantity]))
  const delivered = rows.flatMap((row) => {
    const quantity = pieces.get(row.id)
    return quantity === undefined ? [] : [{ row, quantity }]
  })
  const sentOf = (positionId: string) =>
    sent.reduce((sum, part) => sum + (part.positionId === positionId ? part.quantity : 0), 0)
  return { delivery, rows, delivered, sentOf }
}

/** Issues the packing slip of a delivery, which the caller has just recorded. */
export async function issuePackingSlip(
  dependencies: Dependencies,
  db: Queries,
  order: OrderRow,
  deliveryId: string,
): Promise<void> {
  const { letter, reference, deliverTo } = await beginDocument(dependencies, db, order)
  const { delivery, rows, delivered, sentOf } = await readDelivery(db, order.id, deliveryId)
  const number = delivery.deliveryNumber
  await issueDocument(dependencies, db, order, {
    kind: 'PackingSlip',
    number,
    fileName: `packing-slip-${number}.pdf`,
    deliveryId,
    content: {
      kind: 'packingSlip',
      number,
      ...letter,
      order: reference,
      deliverTo,
      tracking: delivery.tracking,
      positions: delivered.map(({ row, quantity }) => ({
        ...describeFrozen(row),
        quantity,
        ordered: row.quantity,
        remaining: row.quantity - sentOf(row.id),
      })),
      completesOrder: rows.every((row) => sentOf(row.id) === row.quantity),
      mass: null,
    },
  })
}

/**
 * Issues the invoice of a delivery under the next number, or under that of an ERP. Returns the amount due.
 * @throws AppError `buyerDataMissing` if the company lacks what its invoices must say
 */
export async function issueInvoice(
  dependencies: Dependencies,
  db: Queries,
  order: OrderRow,
  deliveryId: string,
  fromErp?: { number: string; date: string },
): Promise<Cents> {
  const { letter, reference, deliverTo, profile, tax } = await beginDocument(dependencies, db, order)
  const { seller, buyer, language } = letter
  if (missingFields({ buyer, profile, tax }).length > 0) throw new AppError('buyerDataMissing')
  const { delivery, rows, delivered } = await readDelivery(db, order.id, deliveryId)
  const earlier = await readInvoices(db, order.id)
  const issueDate = fromErp?.date ?? dateOf(dependencies.clock.now())
  const number = fromErp?.number ?? (await numberFor(db, 'Invoice', issueDate))
  const content = createInvoice({
    head: { number, issueDate, profile, language },
    seller,
    buyer,
    deliverTo: deliverTo ?? seller.address,
    deliveryDate: dateOf(delivery.sentAt),
    packingSlipNumber: delivery.deliveryNumber,
    paymentDays,
    order: {
      reference,
      positions: rows.map(priceFrozen),
      shippingCosts: order.shippingCosts,
      tax,
      gross: order.sumGross,
    },
    delivered: delivered.map(({ row, quantity }) => ({ positionNumber: row.positionNumber, quantity })),
    earlier: earlier.map((invoice) => invoice.content),
  })
  await issueDocument(dependencies, db, order, {
    kind: 'Invoice',
    number,
    // Numbers of an ERP may hold a slash.
    fileName: `invoice-${number.replaceAll(/[^\w.-]/g, '-')}.pdf`,
    deliveryId,
    content,
  })
  return content.sums.due
}

/** Letters before the numbers of each series, which starts anew every year. */
const prefixes = { Invoice: 'R', InvoiceCorrections: 'G' }

/** Takes the next number of a series, such as `R2026-000042`. */
async function numberFor(db: Queries, series: keyof typeof prefixes, date: string): Promise<string> {
  const year = Number(date.slice(0, 4))
  return `${prefixes[series]}${year}-${String(await takeNumber(db, series, year)).padStart(6, '0')}`
}

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
