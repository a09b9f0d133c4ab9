import { optionsOf } from '@normwerk/parts/configured-part'
import type { Cents } from '@normwerk/pricing/money'
import { and, desc, eq, ne, sql, sum } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { firstPicture } from '../../../database/part-columns.ts'
import { articles } from '../../../database/tables/articles.ts'
import { orderPositions } from '../../../database/tables/order-positions.ts'
import { orders } from '../../../database/tables/orders.ts'
import { products } from '../../../database/tables/products.ts'
import type { Caller } from '../../../http/caller.ts'
import { selectListed } from './order-list.ts'
import { visibleTo } from './orders.ts'

/** Lists the orders of a project that the caller may see, newest first. */
export function listProjectRows(db: Queries, caller: Caller, projectId: string) {
  return selectListed(db)
    .where(and(eq(orders.projectId, projectId), visibleTo(caller)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
}

/** Sums these orders by configured article, without inquiries and canceled orders. */
export function sumProjectRows(db: Queries, caller: Caller, projectId: string) {
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
    .where(areOrdered(caller, projectId))
    .groupBy(orderPositions.articleNo)
    .as('summed')
  const { pieces, total, orderCount, lastOrderedAt } = summed
  return db
    .select({
      articleNo: orderPositions.articleNo,
      articleId: orderPositions.articleId,
      options: optionsOf(orderPositions),
      productNr: products.productNr,
      family: products.family,
      picture: firstPicture(db),
      description: orderPositions.description,
      ...{ quantity: pieces, totalPrice: total, orderCount, lastOrderedAt },
    })
    .from(summed)
    .innerJoin(orderPositions, eq(orderPositions.id, summed.newest))
    .innerJoin(articles, eq(articles.id, orderPositions.articleId))
    .innerJoin(products, eq(products.id, articles.productId))
    .orderBy(orderPositions.articleNo)
}

/** Returns the net sum of these orders, including shipping. */
export async function totalProjectRows(db: Queries, caller: Caller, projectId: string): Promise<Cents> {
  const [row] = await db
    .select({ total: sum(orders.sumNet).mapWith(Number) })
    .from(orders)
    .where(areOrdered(caller, projectId))
  return row?.total ?? 0
}

function areOrdered(caller: Caller, projectId: string) {
  return and(eq(orders.projectId, projectId), visibleTo(caller), eq(orders.orderType, 'Order'), ne(orders.status, 6))
}
