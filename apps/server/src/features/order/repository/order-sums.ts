import { optionsOf } from '@normwerk/parts/configured-part'
import type { Cents } from '@normwerk/pricing/money'
import { and, count, desc, eq, gt, gte, inArray, isNull, ne, or, type SQL, sql, sum } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { firstPicture } from '../../../database/part-columns.ts'
import { articles } from '../../../database/tables/articles.ts'
import { orderPositions, orders, orderTotals } from '../../../database/tables/orders.ts'
import { products } from '../../../database/tables/products.ts'
import { users } from '../../../database/tables/users.ts'
import type { Caller } from '../../../http/call.ts'
import { selectListed } from './order-list.ts'
import { visibleTo } from './orders.ts'

export type OrderedRow = Awaited<ReturnType<typeof sumProjectRows>>[number]

/** Sums the orders of a project by configured article, without inquiries and canceled orders. */
export function sumProjectRows(db: Queries, caller: Caller, projectId: string) {
  return sumParts(db, and(eq(orders.projectId, projectId), areOrdered(caller))).orderBy(orderPositions.articleNo)
}

/** A company may have many orders, and what it needs now is in its newest ones. */
const orderCountOfOften = 200
const maxOften = 6

/** Sums the newest orders in the same way: the parts that are in most of them, without discontinued ones. */
export function sumOftenRows(db: Queries, caller: Caller): Promise<OrderedRow[]> {
  const newest = db
    .select({ id: orders.id })
    .from(orders)
    .where(areOrdered(caller))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(orderCountOfOften)
  return sumParts(db, inArray(orders.id, newest))
    .where(isNull(articles.discontinuedAt))
    .orderBy(desc(sql`order_count`), desc(sql`last_ordered_at`), orderPositions.articleNo)
    .limit(maxOften)
}

function sumParts(db: Queries, condition: SQL | undefined) {
  const newestFirst = sql`${orders.createdAt} desc, ${orders.id} desc, ${orderPositions.positionNumber}`
  const { totalPrice } = orderPositions
  const summed = db
    .select({
      newest: sql<string>`(array_agg(${orderPositions.id} order by ${newestFirst}))[1]`.as('newest'),
      // These names differ from all columns of the joined tables.
      pieces: sql`sum(${orderPositions.quantity})`.mapWith(Number).as('pieces'),
      total: sql<number | null>`case when count(${totalPrice}) = count(*) then sum(${totalPrice}) end`
        .mapWith(Number)
        .as('total'),
      orderCount: sql`count(distinct ${orders.id})`.mapWith(Number).as('order_count'),
      lastOrderedAt: sql`max(${orders.createdAt})`.mapWith(orders.createdAt).as('last_ordered_at'),
    })
    .from(orderPositions)
    .innerJoin(orders, eq(orders.id, orderPositions.orderId))
    .where(condition)
    .groupBy(orderPositions.articleNo)
    .as('summed')
  const { pieces, total, orderCount, lastOrderedAt } = summed
  return db
    .select({
      articleNo: orderPositions.articleNo,
      articleId: orderPositions.articleId,
      article: articles.articleNo,
      options: optionsOf(orderPositions),
      productNr: products.productNr,
      family: products.family,
      picture: firstPicture(db),
      name: products.name,
      values: articles.values,
      ...{ quantity: pieces, totalPrice: total, orderCount, lastOrderedAt },
    })
    .from(summed)
    .innerJoin(orderPositions, eq(orderPositions.id, summed.newest))
    .innerJoin(articles, eq(articles.id, orderPositions.articleId))
    .innerJoin(products, eq(products.id, articles.productId))
    .$dynamic()
}

/** Orders that the caller may see, without inquiries and canceled orders. */
function areOrdered(caller: Caller): SQL | undefined {
  return and(visibleTo(caller), eq(orders.orderType, 'Order'), ne(orders.status, 6))
}

/** Lists the orders of a project that the caller may see, newest first. */
export function listProjectRows(db: Queries, caller: Caller, projectId: string) {
  return selectListed(db)
    .where(and(eq(orders.projectId, projectId), visibleTo(caller)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
}

/** Returns the net sum of these orders with shipping, without inquiries and canceled orders. */
export async function totalProjectRows(db: Queries, caller: Caller, projectId: string): Promise<Cents> {
  const [row] = await db
    .select({ total: sum(orders.sumNet).mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.projectId, projectId), areOrdered(caller)))
  return row?.total ?? 0
}

const { companyId, userId, orderType, status } = orderTotals
const kind = [companyId, userId, orderType, status]

/** Adds up the rows that triggers have written about orders of one kind. Two servers can do it at the same time. */
export async function mergeOrderTotals(db: Queries): Promise<void> {
  const several = db
    .select({ companyId, userId, orderType, status })
    .from(orderTotals)
    .groupBy(...kind)
    .having(gt(count(), 1))
  const removed = db.$with('removed').as(
    db
      .delete(orderTotals)
      .where(inArray(sql`(${sql.join(kind, sql`, `)})`, several))
      .returning(),
  )
  const [ordersOfAll, sumOfAll] = [sum(removed.orderCount), sum(removed.sumNet)]
  const kept = db
    .select({
      companyId: removed.companyId,
      userId: removed.userId,
      orderType: removed.orderType,
      status: removed.status,
      orderCount: ordersOfAll.as('order_count'),
      sumNet: sumOfAll.as('sum_net'),
    })
    .from(removed)
    .groupBy(removed.companyId, removed.userId, removed.orderType, removed.status)
    .having(or(ne(ordersOfAll, '0'), ne(sumOfAll, '0')))
  await db.with(removed).insert(orderTotals).select(kept)
}

/** Locks a user, so that their simultaneous orders count each other. */
export async function lockBuyerForUpdate(db: Queries, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** Sums what a user has ordered in this calendar month (UTC), net, without inquiries and canceled orders. */
export async function sumOrdersOfMonth(db: Queries, userId: string, now: Date): Promise<Cents> {
  const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
  const isOrdered = and(eq(orders.orderType, 'Order'), ne(orders.status, 6))
  const [row] = await db
    .select({ sum: sql`coalesce(sum(${orders.sumNet}), 0)`.mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.userId, userId), gte(orders.createdAt, start), isOrdered))
  return row?.sum ?? 0
}
