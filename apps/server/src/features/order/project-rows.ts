import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../database/client.ts'
import { dimensions } from '../../database/tables/dimensions.ts'
import { orderPositions } from '../../database/tables/order-positions.ts'
import { orders } from '../../database/tables/orders.ts'
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

/** What these orders come to, article by article, however it was cut; inquiries and what was canceled do not count. */
export function sumProjectRows(db: Queries, caller: Caller, projectId: string) {
  const newestFirst = sql`${orders.createdAt} desc, ${orders.id} desc, ${orderPositions.positionNumber}`
  return db
    .select({
      articleNo: dimensions.articleNo,
      description: sql<string>`(array_agg(${orderPositions.description} order by ${newestFirst}))[1]`,
      quantity: sql<string>`sum(${orderPositions.quantity})`.mapWith(Number),
      orderCount: sql<string>`count(distinct ${orders.id})`.mapWith(Number),
      lastOrderedAt: sql<Date>`max(${orders.createdAt})`.mapWith(orders.createdAt),
    })
    .from(orderPositions)
    .innerJoin(orders, eq(orders.id, orderPositions.orderId))
    .innerJoin(dimensions, eq(dimensions.id, orderPositions.dimensionId))
    .where(and(eq(orders.projectId, projectId), seenBy(caller), eq(orders.orderType, 'Order'), ne(orders.status, 6)))
    .groupBy(dimensions.id, dimensions.articleNo)
    .orderBy(dimensions.articleNo)
}
