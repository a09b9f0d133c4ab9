import { count, gt, inArray, ne, or, sql, sum } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { orderTotals } from '../../../database/tables/orders.ts'

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
