import type { DocumentKind } from '@normwerk/contract/document'
import type { InvoiceTax } from '@normwerk/documents/invoice'
import type { Buyer, OrderReference, Seller } from '@normwerk/documents/parties'
import type { PricedPosition } from '@normwerk/documents/positions'
import { chargedOnce } from '@normwerk/pricing/price-position'
import type { TaxRule } from '@normwerk/pricing/value-added-tax'
import type { Queries } from '../../database/client.ts'
import type { DocumentContent } from '../../database/tables/documents.ts'
import type { orders } from '../../database/tables/orders.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import { readTaxRule } from '../order/read-tax-rule.ts'
import { insertDocument } from './repository/documents.ts'
import { type OrderPositionRow, readParties } from './repository/facts.ts'

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
export function priceFrozen(row: OrderPositionRow): PricedPosition {
  const { price, listPrice, totalPrice, quantity } = row
  if (price === null || listPrice === null || totalPrice === null) throw new Error(`position ${row.id} has no price`)
  return {
    ...describeFrozen(row),
    price,
    listPrice,
    certificateSurcharge: chargedOnce({ price, totalPrice, quantity }),
  }
}

export function describeFrozen(row: OrderPositionRow) {
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
