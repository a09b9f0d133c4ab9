import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { articles } from '../../../database/tables/articles.ts'
import { companies } from '../../../database/tables/companies.ts'
import { deliveries, deliveryPositions } from '../../../database/tables/deliveries.ts'
import { orderPositions, orders } from '../../../database/tables/orders.ts'
import { materials, products } from '../../../database/tables/products.ts'
import { shopSettings } from '../../../database/tables/settings.ts'

/** Returns what documents say about the shop and about a company beside its orders. */
export async function readParties(db: Queries, companyId: string) {
  const [row] = await db
    .select({
      seller: shopSettings.seller,
      homeCountry: shopSettings.homeCountry,
      buyerReference: companies.buyerReference,
      electronicAddress: companies.electronicAddress,
      invoiceProfile: companies.invoiceProfile,
    })
    .from(companies)
    .innerJoin(shopSettings, eq(shopSettings.onlyRow, true))
    .where(eq(companies.id, companyId))
  if (row === undefined) throw new Error(`an order of no company ${companyId}`)
  return row
}

export async function findOrderRow(db: Queries, id: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  return order
}

/** Lists the positions of an order as they were frozen, by their numbers. */
export function listOrderPositions(db: Queries, orderId: string) {
  return db
    .select()
    .from(orderPositions)
    .where(eq(orderPositions.orderId, orderId))
    .orderBy(asc(orderPositions.positionNumber))
}

export type OrderPositionRow = Awaited<ReturnType<typeof listOrderPositions>>[number]

/** Lists what left of an order, in the order of its deliveries. */
export function listSent(db: Queries, orderId: string) {
  return db
    .select({ delivery: deliveries, positionId: deliveryPositions.positionId, quantity: deliveryPositions.quantity })
    .from(deliveryPositions)
    .innerJoin(deliveries, eq(deliveries.id, deliveryPositions.deliveryId))
    .where(eq(deliveries.orderId, orderId))
    .orderBy(asc(deliveries.sentAt), asc(deliveries.id))
}

/** Returns a position of an order with the material of its article. */
export async function findCertifiedPosition(db: Queries, orderId: string, positionId: string) {
  const [row] = await db
    .select({ position: orderPositions, steel: materials.steel, material: materials.name })
    .from(orderPositions)
    .innerJoin(articles, eq(articles.id, orderPositions.articleId))
    .innerJoin(products, eq(products.id, articles.productId))
    .leftJoin(materials, eq(materials.code, products.material))
    .where(eq(orderPositions.id, positionId))
  return row?.position.orderId === orderId ? row : undefined
}

export async function readSellerRow(db: Queries) {
  const [row] = await db.select({ seller: shopSettings.seller }).from(shopSettings)
  return row?.seller ?? null
}

/** Sets the seller; returns the previous one. */
export async function updateSeller(db: Queries, seller: NonNullable<Awaited<ReturnType<typeof readSellerRow>>>) {
  const [before] = await db.select({ seller: shopSettings.seller }).from(shopSettings).for('no key update')
  await db.update(shopSettings).set({ seller })
  return before?.seller ?? null
}
