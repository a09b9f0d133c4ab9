import { and, count, desc, eq, exists, gte, isNull, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { cartPositions, carts } from '../../../database/tables/carts.ts'
import { companies } from '../../../database/tables/companies.ts'
import { orders } from '../../../database/tables/orders.ts'
import { users } from '../../../database/tables/users.ts'

const canceled = 6
const month = sql<string>`to_char(${orders.createdAt} at time zone 'UTC', 'YYYY-MM')`
const countOf = (type: 'Order' | 'Inquiry') => sql<number>`count(*) filter (where ${orders.orderType} = ${type})::int`
const placedSince = (since: Date) => and(gte(orders.createdAt, since), ne(orders.status, canceled))

/** Counts the orders and inquiries of each month. Canceled ones do not count. */
export function countOrdersByMonth(db: Queries, since: Date) {
  return db
    .select({ month, orders: countOf('Order'), inquiries: countOf('Inquiry') })
    .from(orders)
    .where(placedSince(since))
    .groupBy(month)
}

/** Lists the companies that have ordered for the highest sums, or inquired. Canceled orders do not count. */
export function listBuyingCompanies(db: Queries, since: Date, limit: number) {
  const sumNet = sql<number>`coalesce(sum(${orders.sumNet}) filter (where ${orders.orderType} = 'Order'), 0)::float8`
  return db
    .select({
      id: companies.id,
      companyName: companies.companyName,
      customerNumber: companies.customerNumber,
      orders: countOf('Order'),
      inquiries: countOf('Inquiry'),
      sumNet,
    })
    .from(orders)
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(placedSince(since))
    .groupBy(companies.id)
    .orderBy(desc(sumNet), companies.customerNumber)
    .limit(limit)
}

/** Counts the carts that have positions, for each company that has some. */
export function countOpenCarts(db: Queries) {
  const position = and(eq(cartPositions.cartId, carts.id), isNull(cartPositions.deletedAt))
  return db
    .select({ companyId: users.companyId, carts: count() })
    .from(carts)
    .innerJoin(users, eq(users.id, carts.userId))
    .where(exists(db.select({ one: sql`1` }).from(cartPositions).where(position)))
    .groupBy(users.companyId)
}
