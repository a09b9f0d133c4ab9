import type { Cents } from '@normwerk/pricing/money'
import { and, asc, eq, getTableColumns, gte, isNull, lte } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { firstPicture } from '../../../database/part-columns.ts'
import { articles } from '../../../database/tables/articles.ts'
import { type OfferedLevel, orderPositions, orders } from '../../../database/tables/orders.ts'
import { products } from '../../../database/tables/products.ts'
import { countries, shopSettings } from '../../../database/tables/settings.ts'
import { users } from '../../../database/tables/users.ts'
import { type Customer, callerMay } from '../../../http/call.ts'

export type InquiryRow = typeof orders.$inferSelect

/** Locks an inquiry until the transaction ends: the caller's own, or with the right to the history any of the company. */
export async function lockInquiryForUpdate(db: Queries, caller: Customer, id: string): Promise<InquiryRow | undefined> {
  const { companyId, userId } = caller
  const isVisible = callerMay(caller, 'order.history') ? undefined : eq(orders.userId, userId)
  const [inquiry] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.companyId, companyId), eq(orders.orderType, 'Inquiry'), isVisible))
    .for('update')
  return inquiry
}

/** Lists the positions of an inquiry, with what an order of them shows of its products. */
export function listInquired(db: Queries, inquiryId: string) {
  return db
    .select({
      ...getTableColumns(orderPositions),
      productNr: products.productNr,
      family: products.family,
      picture: firstPicture(db),
    })
    .from(orderPositions)
    .innerJoin(articles, eq(articles.id, orderPositions.articleId))
    .innerJoin(products, eq(products.id, articles.productId))
    .where(eq(orderPositions.orderId, inquiryId))
    .orderBy(asc(orderPositions.positionNumber))
}

export type InquiredRow = Awaited<ReturnType<typeof listInquired>>[number]

/** Returns what a delivery to a country costs, from which value of goods it is free, and what a certificate costs. */
export async function readTerms(db: Queries, country: string) {
  const [terms] = await db
    .select({
      shippingRate: countries.shippingCosts,
      minimumOrderValue: shopSettings.minimumOrderValue,
      certificateSurcharge: shopSettings.certificateSurcharge,
    })
    .from(countries)
    .innerJoin(shopSettings, eq(shopSettings.onlyRow, true))
    .where(eq(countries.code, country))
  if (terms === undefined) throw new Error(`no delivery to ${country}`)
  return terms
}

interface OfferedPrices {
  price: Cents
  listPrice: Cents
  totalPrice: Cents
  offeredScale: OfferedLevel[]
  leadTimeDays: number
}

export async function updatePrices(db: Queries, positionId: string, prices: OfferedPrices): Promise<void> {
  await db.update(orderPositions).set(prices).where(eq(orderPositions.id, positionId))
}

export async function updateInquiry(db: Queries, id: string, fields: Partial<InquiryRow>): Promise<void> {
  await db.update(orders).set(fields).where(eq(orders.id, id))
}

/** Marks offers whose last day is near as reminded of, and returns them; each one once. */
export function markReminded(db: Queries, { from, to, now }: { from: string; to: string; now: Date }) {
  return db
    .update(orders)
    .set({ remindedAt: now })
    .where(
      and(
        eq(orders.orderType, 'Inquiry'),
        eq(orders.status, 4),
        gte(orders.validUntil, from),
        lte(orders.validUntil, to),
        isNull(orders.remindedAt),
      ),
    )
    .returning({ id: orders.id, language: orders.language })
}

/** Returns an inquiry with its buyer, who is null once they are deleted. */
export async function findOffer(db: Queries, id: string) {
  const { salutation, title, firstName, lastName, deletedAt } = users
  const [found] = await db
    .select({
      orderNumber: orders.orderNumber,
      status: orders.status,
      validUntil: orders.validUntil,
      person: { salutation, title, firstName, lastName, deletedAt },
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, id))
  if (found === undefined) return undefined
  const { person, ...offer } = found
  return { ...offer, validUntil: offer.validUntil ?? '', buyer: person.deletedAt === null ? person : null }
}
