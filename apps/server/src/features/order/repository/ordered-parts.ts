import { optionsOf } from '@normwerk/parts/configured-part'
import { and, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { firstPicture } from '../../../database/part-columns.ts'
import { articles } from '../../../database/tables/articles.ts'
import { orderPositions, orders } from '../../../database/tables/orders.ts'
import { products } from '../../../database/tables/products.ts'
import type { Caller } from '../../../http/session/caller.ts'
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
export function areOrdered(caller: Caller): SQL | undefined {
  return and(visibleTo(caller), eq(orders.orderType, 'Order'), ne(orders.status, 6))
}
