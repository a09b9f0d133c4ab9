import type { OrderPosition } from '@normwerk/contract/order'
import type { Cents } from '@normwerk/pricing/money'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { articles } from './articles.ts'
import { id, money, remarks } from './columns.ts'
import { configurations } from './configurations.ts'
import { orders } from './orders.ts'
import { machiningChecks, partOptions } from './part-options.ts'

/** A net price of one piece from a quantity on. */
export interface OfferedLevel {
  from: number
  price: Cents
}

export const orderPositions = pgTable(
  'order_positions',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    positionNumber: integer().notNull(),
    positionType: text().$type<OrderPosition['positionType']>().notNull(),
    groupId: uuid(),
    configurationName: text(),
    configurationId: uuid().references(() => configurations.id),
    articleId: uuid()
      .notNull()
      .references(() => articles.id),
    /** The company's customer part number. */
    customerPartNumber: text(),
    /** With its options, such as `AZH-3.2x160-L147.25-T50`. */
    articleNo: text().notNull(),
    /** In the buyer's language. */
    description: text().notNull(),
    quantity: integer().notNull(),
    ...partOptions(),
    /** The tolerance at the time of the order, `+0.05/0`. */
    tolerance: text(),
    ...remarks(),
    /** Net price of one piece; the three are null for a price on request. */
    price: money(),
    listPrice: money(),
    totalPrice: money(),
    leadTimeDays: integer().notNull(),
    /** Offered prices of one piece by quantity; null where nothing was offered. */
    offeredScale: jsonb().$type<OfferedLevel[]>(),
    /** Null in inquiries, and in orders from before there were dates. */
    shipDate: date({ mode: 'string' }),
  },
  (table) => [
    unique('order_positions_number').on(table.orderId, table.positionNumber),
    index().on(table.articleId),
    index().on(table.configurationId).where(sql`${table.configurationId} is not null`),
    check('order_positions_quantity', sql`${table.quantity} > 0`),
    check('order_positions_prices', sql`least(${table.price}, ${table.listPrice}, ${table.totalPrice}) >= 0`),
    ...machiningChecks('order_positions', table),
    check('order_positions_type', sql`${table.positionType} in ('Standard', 'ChangedLength', 'Configurator')`),
  ],
)
