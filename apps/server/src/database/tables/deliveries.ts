import { sql } from 'drizzle-orm'
import { check, index, integer, pgSequence, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { orderPositions } from './order-positions.ts'
import { orders } from './orders.ts'
import { users } from './users.ts'

export const deliveryNumbers = pgSequence('delivery_numbers', { startWith: 300_001 })

/** Goods of an order that left together. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The number of its packing slip. */
    deliveryNumber: text().notNull().unique('deliveries_number').default(sql`nextval('delivery_numbers')::text`),
    tracking: text(),
    /** Who of the staff sent it; null: the connector. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    sentAt: instant().notNull(),
  },
  (table) => [index().on(table.orderId, table.sentAt), index().on(table.userId)],
)

export const deliveryPositions = pgTable(
  'delivery_positions',
  {
    deliveryId: uuid()
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    positionId: uuid()
      .notNull()
      .references(() => orderPositions.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deliveryId, table.positionId] }),
    index().on(table.positionId),
    check('delivery_positions_quantity', sql`${table.quantity} > 0`),
  ],
)
