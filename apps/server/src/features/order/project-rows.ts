import type { ToleranceClass } from '@normwerk/parts/article'
import type { HeadFlats } from '@normwerk/parts/configured-part'
import type { Cents } from '@normwerk/pricing/money'
import { and, type Column, desc, eq, ne, sql, sum } from 'drizzle-orm'
import type { Queries } from '../../database/client.ts'
import { dimensions } from '../../database/tables/dimensions.ts'
import { orderPositions } from '../../database/tables/order-positions.ts'
import { orders } from '../../database/tables/orders.ts'
import { products } from '../../database/tables/products.ts'
import type { Caller } from '../../http/caller.ts'
import { seenBy } from './repository.ts'

/** The orders of a project that the caller sees, the newest first. */
export function listProjectRows(db: Queries, caller: Caller, projectId: string) {
  return db
    .select({ order: orders, positionCount: db.$count(orderPositions, eq(orderPositions.orderId, orders.id)) })
    .from(orders)
    .where(and(eq(orders.projectId, projectId), seenBy(caller)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
}

/** What these orders come to, article by article as configured; inquiries and what was canceled do not count. */
export function sumProjectRows(db: Queries, caller: Caller, projectId: string) {
  const newestFirst = sql`${orders.createdAt} desc, ${orders.id} desc, ${orderPositions.positionNumber}`
  const newest = (column: Column) => sql`(array_agg(${column} order by ${newestFirst}))[1]`
  return db
    .select({
      articleNo: orderPositions.articleNo,
      productDimensionId: newest(orderPositions.dimensionId).mapWith(orderPositions.dimensionId),
      changedLength: sql<number | null>`${newest(orderPositions.changedLength)}`.mapWith(orderPositions.changedLength),
      toleranceClass: sql<ToleranceClass | null>`${newest(orderPositions.toleranceClass)}`,
      certificate: newest(orderPositions.certificate).mapWith(orderPositions.certificate),
      headFlats: sql<HeadFlats | null>`${newest(orderPositions.headFlats)}`.mapWith(orderPositions.headFlats),
      productNr: newest(products.productNr).mapWith(products.productNr),
      description: newest(orderPositions.description).mapWith(orderPositions.description),
      quantity: sql<string>`sum(${orderPositions.quantity})`.mapWith(Number),
      totalPrice: sql<
        number | null
      >`case when count(${orderPositions.totalPrice}) = count(*) then sum(${orderPositions.totalPrice}) end`.mapWith(
        Number,
      ),
      orderCount: sql<string>`count(distinct ${orders.id})`.mapWith(Number),
      lastOrderedAt: sql<Date>`max(${orders.createdAt})`.mapWith(orders.createdAt),
    })
    .from(orderPositions)
    .innerJoin(orders, eq(orders.id, orderPositions.orderId))
    .innerJoin(dimensions, eq(dimensions.id, orderPositions.dimensionId))
    .innerJoin(products, eq(products.id, dimensions.productId))
    .where(areOrdered(caller, projectId))
    .groupBy(orderPositions.articleNo)
    .orderBy(orderPositions.articleNo)
}

/** The net sum of these orders with their shipping. */
export async function totalProjectRows(db: Queries, caller: Caller, projectId: string): Promise<Cents> {
  const [row] = await db
    .select({ total: sum(orders.sumNet).mapWith(Number) })
    .from(orders)
    .where(areOrdered(caller, projectId))
  return row?.total ?? 0
}

function areOrdered(caller: Caller, projectId: string) {
  return and(eq(orders.projectId, projectId), seenBy(caller), eq(orders.orderType, 'Order'), ne(orders.status, 6))
}
