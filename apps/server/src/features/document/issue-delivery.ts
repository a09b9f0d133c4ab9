import { createInvoice } from '@normwerk/documents/create-invoice'
import { missingFields } from '@normwerk/documents/missing-fields'
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

/**
 * Issues the packing slip and the invoice of a delivery, which the caller has just recorded.
 * @throws AppError `buyerDataMissing` if the company lacks what its invoices must say
 */
export async function issueDelivery(
  dependencies: Dependencies,
  db: Queries,
  order: OrderRow,
  deliveryId: string,
): Promise<void> {
  const begun = await beginDocument(dependencies, db, order)
  const rows = await listOrderPositions(db, order.id)
  const sent = await listSent(db, order.id)
  const ofThis = sent.filter(({ delivery }) => delivery.id === deliveryId)
  const [{ delivery } = { delivery: undefined }] = ofThis
  if (delivery === undefined) throw new Error(`delivery ${deliveryId} is empty`)
  const pieces = new Map(ofThis.map(({ positionId, quantity }) => [positionId, quantity]))
  const sentBefore = (positionId: string) =>
    sent.reduce((sum, part) => sum + (part.positionId === positionId ? part.quantity : 0), 0)
  const delivered = rows.flatMap((row) => {
    const quantity = pieces.get(row.id)
    return quantity === undefined ? [] : [{ row, quantity }]
  })
  const { letter, reference, deliverTo, profile, tax } = begun
  const slipNumber = delivery.deliveryNumber
  const { seller, buyer, language } = letter
  if (missingFields({ buyer, profile, tax }).length > 0) throw new AppError('buyerDataMissing')
  const positions = delivered.map(({ row, quantity }) => ({
    ...describeFrozen(row),
    quantity,
    ordered: row.quantity,
    remaining: row.quantity - sentBefore(row.id),
  }))
  const completesOrder = rows.every((row) => sentBefore(row.id) === row.quantity)
  await issueDocument(dependencies, db, order, {
    kind: 'PackingSlip',
    number: slipNumber,
    fileName: `packing-slip-${slipNumber}.pdf`,
    deliveryId,
    content: {
      kind: 'packingSlip',
      number: slipNumber,
      ...letter,
      order: reference,
      deliverTo,
      tracking: delivery.tracking,
      positions,
      completesOrder,
      mass: null,
    },
  })
  const invoices = await readInvoices(db, order.id)
  const issueDate = dateOf(dependencies.clock.now())
  const number = await numberFor(db, 'Invoice', issueDate)
  await issueDocument(dependencies, db, order, {
    kind: 'Invoice',
    number,
    fileName: `invoice-${number}.pdf`,
    deliveryId,
    content: createInvoice({
      head: { number, issueDate, profile, language },
      seller,
      buyer,
      deliverTo: deliverTo ?? seller.address,
      deliveryDate: dateOf(delivery.sentAt),
      packingSlipNumber: slipNumber,
      paymentDays,
      order: {
        reference,
        positions: rows.map(priceFrozen),
        shippingCosts: order.shippingCosts,
        tax,
        gross: order.sumGross,
      },
      delivered: delivered.map(({ row, quantity }) => ({ positionNumber: row.positionNumber, quantity })),
      earlier: invoices.map(({ content }) => content),
    }),
  })
}

/** Letters before the numbers of each series, which starts anew every year. */
const prefixes = { Invoice: 'R', InvoiceCorrections: 'G' }

/** Takes the next number of a series, such as `R2026-000042`. */
export async function numberFor(db: Queries, series: keyof typeof prefixes, date: string): Promise<string> {
  const year = Number(date.slice(0, 4))
  return `${prefixes[series]}${year}-${String(await takeNumber(db, series, year)).padStart(6, '0')}`
}
