import { createInvoice } from '@normwerk/documents/create-invoice'
import { missingFields } from '@normwerk/documents/missing-fields'
import type { Cents } from '@normwerk/pricing/money'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import {
  beginDocument,
  dateOf,
  describeFrozen,
  issueDocument,
  type OrderRow,
  paymentDays,
  priceFrozen,
} from './issue-document.ts'
import { readInvoices } from './read-invoices.ts'
import { takeNumber } from './repository/documents.ts'
import { listOrderPositions, listSent } from './repository/facts.ts'

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
export async function numberFor(db: Queries, series: keyof typeof prefixes, date: string): Promise<string> {
  const year = Number(date.slice(0, 4))
  return `${prefixes[series]}${year}-${String(await takeNumber(db, series, year)).padStart(6, '0')}`
}
