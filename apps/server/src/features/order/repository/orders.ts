import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { type PlaceOf, prepareOnce, type Queries } from '../../../database/client.ts'
import { firstPicture, type NamedFile } from '../../../database/part-columns.ts'
import { rowListsOf } from '../../../database/row-lists.ts'
import { articles } from '../../../database/tables/articles.ts'
import { audit } from '../../../database/tables/audit.ts'
import { companies } from '../../../database/tables/companies.ts'
import { deliveries, deliveryPositions, outbox } from '../../../database/tables/deliveries.ts'
import { orderHistory, orderPositions, orders } from '../../../database/tables/orders.ts'
import { products } from '../../../database/tables/products.ts'
import { countries, shopSettings } from '../../../database/tables/settings.ts'
import { users } from '../../../database/tables/users.ts'
import { type Caller, callerMay } from '../../../http/call.ts'

/** Lists what left of an order, a row for each position of a delivery, the newest last. */
export function listDeliveryRows(db: Queries, orderId: string) {
  return db
    .select({
      delivery: deliveries,
      positionId: deliveryPositions.positionId,
      quantity: deliveryPositions.quantity,
    })
    .from(deliveries)
    .innerJoin(deliveryPositions, eq(deliveryPositions.deliveryId, deliveries.id))
    .where(eq(deliveries.orderId, orderId))
    .orderBy(asc(deliveries.sentAt), asc(deliveries.id), asc(deliveryPositions.positionId))
}

export type DeliveryRow = Awaited<ReturnType<typeof listDeliveryRows>>[number]

type ProductRow = typeof products.$inferSelect
export type OrderRow = typeof orders.$inferSelect
export type OrderPositionRow = typeof orderPositions.$inferSelect
/** With the present number, family and picture of its product. */
export type PlacedPosition = OrderPositionRow & Pick<ProductRow, 'productNr' | 'family'> & { picture: NamedFile | null }
export type HistoryRow = Pick<typeof orderHistory.$inferSelect, 'status' | 'at'>
export type NewOrder = typeof orders.$inferInsert

interface Submitted {
  order: NewOrder
  positions: OrderPositionRow[]
  history: typeof orderHistory.$inferInsert
  outbox: typeof outbox.$inferInsert
  audit: typeof audit.$inferInsert
}

const rowLists = {
  orders: rowListsOf(orders),
  positions: rowListsOf(orderPositions),
  history: rowListsOf(orderHistory),
  outbox: rowListsOf(outbox),
  audit: rowListsOf(audit),
}

const insertAll = prepareOnce('order_insert', (db) => {
  const filled = db.$with('filled').as(db.insert(orderPositions).select(rowLists.positions.select))
  const stepped = db.$with('stepped').as(db.insert(orderHistory).select(rowLists.history.select))
  const queued = db.$with('queued').as(db.insert(outbox).select(rowLists.outbox.select))
  const recorded = db.$with('recorded').as(db.insert(audit).select(rowLists.audit.select))
  return db.with(filled, stepped, queued, recorded).insert(orders).select(rowLists.orders.select).returning()
})

/** Inserts all rows of a new order, in one round trip. */
export async function insertOrder(db: Queries, submitted: Submitted): Promise<OrderRow> {
  const [order] = await insertAll(db, {
    ...rowLists.orders.of([submitted.order]),
    ...rowLists.positions.of(submitted.positions),
    ...rowLists.history.of([submitted.history]),
    ...rowLists.outbox.of([submitted.outbox]),
    ...rowLists.audit.of([submitted.audit]),
  })
  if (order === undefined) throw new Error('the order was not inserted')
  return order
}

/**
 * Condition for the orders that a caller may see: their own, or with the permission to the history all of the company.
 */
export function visibleTo(caller: Caller): SQL | undefined {
  const { companyId, userId } = caller
  if (companyId === null) return sql`false`
  const ofCompany = eq(orders.companyId, companyId)
  return callerMay(caller, 'order.history') ? ofCompany : and(ofCompany, eq(orders.userId, userId))
}

export async function findOrder(db: Queries, caller: Caller, id: string): Promise<OrderRow | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), visibleTo(caller)))
  return order
}

export function readOrderPositions(db: Queries, orderId: string): Promise<PlacedPosition[]> {
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
    .where(eq(orderPositions.orderId, orderId))
    .orderBy(asc(orderPositions.positionNumber))
}

/** Reads today's names and sizes of what was ordered, by position. */
export function readOrderedParts(db: Queries, orderId: string) {
  return db
    .select({
      position: orderPositions,
      name: products.name,
      family: products.family,
      values: articles.values,
    })
    .from(orderPositions)
    .innerJoin(articles, eq(articles.id, orderPositions.articleId))
    .innerJoin(products, eq(products.id, articles.productId))
    .where(eq(orderPositions.orderId, orderId))
}

export function readHistory(db: Queries, orderId: string): Promise<HistoryRow[]> {
  return db
    .select({ status: orderHistory.status, at: orderHistory.at })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(asc(orderHistory.at), asc(orderHistory.id))
}

const selectWithBuyer = prepareOnce('order_with_buyer', (db, at: PlaceOf<{ id: string }>) => {
  const { salutation, title, firstName, lastName, deletedAt } = users
  return db
    .select({ order: orders, person: { salutation, title, firstName, lastName, deletedAt } })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, at('id')))
})

/** Returns an order with the person who placed it. */
export async function findWithBuyer(db: Queries, id: string) {
  const [found] = await selectWithBuyer(db, { id })
  return found
}

/** Returns the order that an inquiry led to, or the inquiry of an order. */
export async function findCounterpart(db: Queries, { id, inquiryId }: OrderRow) {
  const [counterpart] = await db
    .select({ id: orders.id, orderNumber: orders.orderNumber })
    .from(orders)
    .where(inquiryId === null ? eq(orders.inquiryId, id) : eq(orders.id, inquiryId))
  return counterpart ?? null
}

/** Returns what the tax of a company's deliveries depends on. */
export async function readTaxTerms(db: Queries, companyId: string) {
  const served = await db.select().from(countries)
  const [terms] = await db
    .select({ homeCountry: shopSettings.homeCountry, vatId: companies.vatId })
    .from(companies)
    .innerJoin(shopSettings, eq(shopSettings.onlyRow, true))
    .where(eq(companies.id, companyId))
  const home = served.find(({ code }) => code === terms?.homeCountry)
  if (terms === undefined || home === undefined) throw new Error('the shop has no home country')
  const unionCountries = served.filter(({ inUnion }) => inUnion).map(({ code }) => code)
  return { ...terms, domesticRate: home.vatRate, unionCountries }
}
