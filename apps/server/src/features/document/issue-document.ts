import type { IssueCertificate } from '@normwerk/contract/back-office'
import type { DocumentKind } from '@normwerk/contract/document'
import type { InvoiceTax } from '@normwerk/documents/invoice'
import type { Buyer, OrderReference, Seller } from '@normwerk/documents/parties'
import type { PricedPosition } from '@normwerk/documents/positions'
import { orderSubtotal } from '@normwerk/pricing/price-cart'
import { chargedOnce } from '@normwerk/pricing/price-position'
import type { TaxRule } from '@normwerk/pricing/value-added-tax'
import type { Queries } from '../../database/client.ts'
import type { DocumentContent } from '../../database/tables/documents.ts'
import type { orders } from '../../database/tables/orders.ts'
import { AppError, type Dependencies } from '../../http/call.ts'
import { readTaxRule } from '../order/read-tax-rule.ts'
import { countDocuments, insertDocument } from './repository/documents.ts'
import { findCertifiedPosition, listOrderPositions, listSent, readParties } from './repository/facts.ts'

type OrderPosition = Awaited<ReturnType<typeof listOrderPositions>>[number]

export type OrderRow = typeof orders.$inferSelect

interface Issued {
  kind: DocumentKind
  content: DocumentContent
  number: string
  fileName: string
  deliveryId?: string
  correctsId?: string
}

/** Days in which invoices are paid without deduction. */
export const paymentDays = 30

/** Issues a document within the caller's transaction. A job writes its files afterwards. */
export async function issueDocument(
  { ids, clock, jobs }: Pick<Dependencies, 'ids' | 'clock' | 'jobs'>,
  db: Queries,
  order: OrderRow,
  issued: Issued,
): Promise<void> {
  const id = ids.next()
  const createdAt = clock.now()
  const { language } = order
  await insertDocument(db, { id, orderId: order.id, language, issuedOn: dateOf(createdAt), createdAt, ...issued })
  await jobs.enqueue(db, 'document', { documentId: id })
}

/** The day of a moment, `YYYY-MM-DD`. */
export function dateOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** Returns what all documents of an order begin with. */
export async function beginDocument({ clock }: Pick<Dependencies, 'clock'>, db: Queries, order: OrderRow) {
  const { seller, invoiceProfile, ...parties } = await readParties(db, order.companyId)
  if (seller === null) throw new AppError('sellerMissing')
  return {
    profile: invoiceProfile,
    letter: {
      date: dateOf(clock.now()),
      language: order.language,
      seller: { ...seller, electronicAddress: mailAddress(seller.contact.email) } satisfies Seller,
      buyer: {
        address: order.invoiceAddress,
        customerNumber: order.customerNumber,
        vatId: order.vatId,
        reference: parties.buyerReference,
        electronicAddress: parties.electronicAddress === null ? null : mailAddress(parties.electronicAddress),
      } satisfies Buyer,
    },
    reference: {
      orderNumber: order.orderNumber,
      orderDate: dateOf(order.createdAt),
      customerOrderNumber: order.customerOrderNumber,
      commission: order.commission,
      costCentre: order.costCentre,
      project: order.project && { number: order.project.number, name: order.project.name },
    } satisfies OrderReference,
    tax: categorize(await readTaxRule(db, order)),
    deliverTo: order.deliveryOption === 'Pickup' ? null : order.deliveryAddress,
  }
}

function mailAddress(value: string) {
  return { scheme: 'EM', value }
}

/** A Union company with a VAT id buys goods that leave the country: an intra-community supply. */
const categories = { domestic: 'S', reverseCharge: 'K', export: 'G' } as const

function categorize({ reason, rate }: TaxRule): InvoiceTax {
  return { category: categories[reason], rate }
}

/** @throws if the position has no price, which only inquiries have */
export function priceFrozen(row: OrderPosition): PricedPosition {
  const { price, listPrice, totalPrice, quantity } = row
  if (price === null || listPrice === null || totalPrice === null) throw new Error(`position ${row.id} has no price`)
  return {
    ...describeFrozen(row),
    price,
    listPrice,
    certificateSurcharge: chargedOnce({ price, totalPrice, quantity }),
  }
}

export function describeFrozen(row: OrderPosition) {
  return {
    positionNumber: row.positionNumber,
    articleNumber: row.articleNo,
    customerPartNumber: row.customerPartNumber,
    description: row.description,
    quantity: row.quantity,
    customerOrderNumber: row.customerOrderNumber,
    commission: row.commission,
  }
}

/** Issues the confirmation of an order, under its number. */
export async function issueConfirmation(dependencies: Dependencies, db: Queries, order: OrderRow): Promise<void> {
  const { letter, reference, deliverTo, tax } = await beginDocument(dependencies, db, order)
  const positions = await listOrderPositions(db, order.id)
  const number = order.orderNumber
  await issueDocument(dependencies, db, order, {
    kind: 'OrderConfirmation',
    number,
    fileName: `order-confirmation-${number}.pdf`,
    content: {
      kind: 'orderConfirmation',
      number,
      ...letter,
      order: reference,
      comment: order.comment,
      deliverTo,
      completeDelivery: order.completeDelivery,
      positions: positions.map((row) => ({ ...priceFrozen(row), shipDate: row.shipDate })),
      tax,
      sums: {
        goods: orderSubtotal(order),
        shippingCosts: order.shippingCosts,
        net: order.sumNet,
        salesTax: order.salesTax,
        gross: order.sumGross,
      },
      paymentDays,
    },
  })
}

/** Issues an offer for an inquiry, whose rows hold the offered prices and the last day. */
export async function issueOffer(dependencies: Dependencies, db: Queries, inquiry: OrderRow): Promise<void> {
  const { validUntil } = inquiry
  if (validUntil === null) throw new Error(`an offer without a last day for ${inquiry.id}`)
  const { letter, reference, deliverTo, tax } = await beginDocument(dependencies, db, inquiry)
  const positions = await listOrderPositions(db, inquiry.id)
  const number = `${inquiry.orderNumber}-${(await countDocuments(db, inquiry.id, 'Offer')) + 1}`
  await issueDocument(dependencies, db, inquiry, {
    kind: 'Offer',
    number,
    fileName: `offer-${number}.pdf`,
    content: {
      kind: 'offer',
      number,
      ...letter,
      inquiry: reference,
      deliverTo,
      validUntil,
      comment: inquiry.offerComment,
      positions: positions.map((row) => ({
        ...priceFrozen(row),
        scale: (row.offeredScale ?? []).filter(({ from }) => from !== row.quantity),
        leadTimeDays: row.leadTimeDays,
      })),
      tax,
      sums: {
        goods: orderSubtotal(inquiry),
        shippingCosts: inquiry.shippingCosts,
        net: inquiry.sumNet,
        salesTax: inquiry.salesTax,
        gross: inquiry.sumGross,
      },
      paymentDays,
    },
  })
}

/**
 * Issues the certificate 3.1 of a position, as an annex of its order.
 * @throws AppError `entryNotFound`; `certificateNotOffered` if it was ordered without a certificate
 */
export async function issueCertificate(
  dependencies: Dependencies,
  db: Queries,
  order: OrderRow,
  { positionId, heatNumber, condition, analysis, tests, inspector }: IssueCertificate,
): Promise<void> {
  const found = await findCertifiedPosition(db, order.id, positionId)
  if (found === undefined) throw new AppError('entryNotFound')
  const { position, steel, material } = found
  if (!position.certificate || steel === null) throw new AppError('certificateNotOffered')
  const { letter, reference } = await beginDocument(dependencies, db, order)
  const sent = await listSent(db, order.id)
  const slip = sent.findLast((part) => part.positionId === positionId)?.delivery.deliveryNumber ?? null
  const number = `${order.orderNumber}-Z${(await countDocuments(db, order.id, 'Certificate')) + 1}`
  await issueDocument(dependencies, db, order, {
    kind: 'Certificate',
    number,
    fileName: `certificate-${number}.pdf`,
    content: {
      kind: 'certificate',
      number,
      ...letter,
      order: reference,
      packingSlipNumber: slip,
      position: describeFrozen(position),
      material: material === null || steel === material ? steel : `${steel} (${material})`,
      condition: condition ?? null,
      heatNumber,
      analysis,
      tests: tests.map(({ method, unit, required, ...test }) => ({
        ...test,
        method: method ?? null,
        unit: unit ?? null,
        required: required ?? null,
      })),
      inspector,
    },
  })
}
