import type { OrderStatus } from '@normwerk/contract/order'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { orders } from './orders.ts'
import { users } from './users.ts'

export const orderHistory = pgTable(
  'order_history',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: integer().$type<OrderStatus>().notNull(),
    /** Null: the shop itself, or the connector. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    at: instant().notNull(),
  },
  (table) => [
    index().on(table.orderId, table.at),
    index().on(table.userId),
    check('order_history_status', sql`${table.status} between 1 and 6`),
  ],
)
