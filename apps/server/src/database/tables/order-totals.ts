import type { OrderStatus, OrderType } from '@normwerk/contract/order'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { money } from './columns.ts'

/**
 * How many orders a company has, and their sums, without counting them: several rows of one kind are added. Triggers of
 * `orders` write each change as a row of its own, so that orders placed at the same time do not wait for one row.
 */
export const orderTotals = pgTable(
  'order_totals',
  {
    companyId: uuid().notNull(),
    userId: uuid().notNull(),
    orderType: text().$type<OrderType>().notNull(),
    status: integer().$type<OrderStatus>().notNull(),
    /** Negative like the sum if orders have left this kind. */
    orderCount: integer().notNull(),
    sumNet: money().notNull(),
  },
  (table) => [index().on(table.companyId)],
)
