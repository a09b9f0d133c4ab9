import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'
import { orders } from './orders.ts'

/** How orders reach who works on them: the shop's own back office, or files for an ERP. */
export type ConnectorName = 'back-office' | 'file'

/** Orders that wait to be sent to the ERP. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    connector: text().$type<ConnectorName>().notNull(),
    orderId: uuid()
      .notNull()
      .unique('outbox_order')
      .references(() => orders.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** When the buyer was told that the shop has the order. */
    acknowledgedAt: instant(),
    deliveredAt: instant(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** No further attempt is made. */
    givenUpAt: instant(),
  },
  (table) => [index().on(table.createdAt).where(sql`${table.deliveredAt} is null`)],
)
