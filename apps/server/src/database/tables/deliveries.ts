import type { Answer } from '@normwerk/documents/opentrans/answer'
import { sql } from 'drizzle-orm'
import { check, customType, index, pgSequence, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'
import { orderPositions, orders } from './orders.ts'
import { users } from './users.ts'

export const deliveryNumbers = pgSequence('delivery_numbers', { startWith: 300_001 })

/** Goods of an order that left together. */
export const deliveries = pgTable(
  'deliveries',
  (t) => ({
    id: id(),
    orderId: t
      .uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The number of its packing slip. */
    deliveryNumber: t.text().notNull().unique('deliveries_number').default(sql`nextval('delivery_numbers')::text`),
    tracking: t.text(),
    /** Who of the staff sent it; null: the connector. */
    userId: t.uuid().references(() => users.id, { onDelete: 'set null' }),
    sentAt: instant().notNull(),
  }),
  (table) => [index().on(table.orderId, table.sentAt), index().on(table.userId)],
)

export const deliveryPositions = pgTable(
  'delivery_positions',
  (t) => ({
    deliveryId: t
      .uuid()
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    positionId: t
      .uuid()
      .notNull()
      .references(() => orderPositions.id, { onDelete: 'cascade' }),
    quantity: t.integer().notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.deliveryId, table.positionId] }),
    index().on(table.positionId),
    check('delivery_positions_quantity', sql`${table.quantity} > 0`),
  ],
)

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** Files in which an ERP has answered orders. */
export const erpAnswers = pgTable(
  'erp_answers',
  (t) => ({
    id: id(),
    fileName: t.text().notNull(),
    content: bytes().notNull(),
    /** SHA-256 of the content, hexadecimal. The same file is taken once. */
    hash: t.text().notNull().unique('erp_answers_hash'),
    /** What it was read as; null like the next two until it is applied. */
    kind: t.text().$type<Answer['kind']>(),
    number: t.text(),
    orderId: t.uuid().references(() => orders.id, { onDelete: 'cascade' }),
    receivedAt: instant().notNull(),
    appliedAt: instant(),
    attempts: t.integer().notNull().default(0),
    lastError: t.text(),
    /** It is set aside, and no further attempt is made. */
    givenUpAt: instant(),
  }),
  (table) => [
    index().on(table.orderId),
    index().on(table.receivedAt).where(sql`${table.appliedAt} is null`),
    check('erp_answers_applied', sql`(${table.appliedAt} is null) = (${table.orderId} is null)`),
  ],
)

/** How orders reach who works on them: the shop's own back office, or files for an ERP. */
export type ConnectorName = 'back-office' | 'file'

/** Orders that wait to be sent to the ERP. */
export const outbox = pgTable(
  'outbox',
  (t) => ({
    id: id(),
    connector: t.text().$type<ConnectorName>().notNull(),
    orderId: t
      .uuid()
      .notNull()
      .unique('outbox_order')
      .references(() => orders.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** When the buyer was told that the shop has the order. */
    acknowledgedAt: instant(),
    deliveredAt: instant(),
    attempts: t.integer().notNull().default(0),
    lastError: t.text(),
    /** No further attempt is made. */
    givenUpAt: instant(),
  }),
  (table) => [index().on(table.createdAt).where(sql`${table.deliveredAt} is null`)],
)
