import type { Cents } from '@normwerk/pricing/money'
import { and, eq, gte, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { orders } from '../../../database/tables/orders.ts'
import { users } from '../../../database/tables/users.ts'

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
