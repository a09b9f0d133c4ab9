import type { CartPosition } from '@normwerk/contract/cart'
import type { Availability } from '@normwerk/contract/product'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { articles } from './articles.ts'
import { carts } from './carts.ts'
import { createdAt, id, instant, money, remarks } from './columns.ts'
import { configurations } from './configurations.ts'
import { machiningChecks, partOptions } from './part-options.ts'

export const cartPositions = pgTable(
  'cart_positions',
  {
    id: id(),
    cartId: uuid()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    /** Order within the cart; it has gaps after a removal. */
    sortIndex: integer().notNull(),
    positionType: text().$type<CartPosition['positionType']>().notNull(),
    groupId: uuid(),
    configurationId: uuid().references(() => configurations.id),
    articleId: uuid()
      .notNull()
      .references(() => articles.id),
    quantity: integer().notNull(),
    ...partOptions(),
    /** Net price of one piece when the buyer last acknowledged it; null if never acknowledged, or on request. */
    acknowledgedPrice: money(),
    acknowledgedAvailability: text().$type<Availability>(),
    ...remarks(),
    createdAt: createdAt(),
    /** Removed, but can be restored. */
    deletedAt: instant(),
  },
  (table) => [
    index().on(table.cartId, table.sortIndex),
    index().on(table.articleId),
    index().on(table.groupId).where(sql`${table.groupId} is not null`),
    index().on(table.configurationId).where(sql`${table.configurationId} is not null`),
    index().on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check('cart_positions_quantity', sql`${table.quantity} > 0`),
    check('cart_positions_length', sql`${table.changedLength} > 0`),
    check('cart_positions_trimmed', sql`(${table.changedLength} is null) = (${table.toleranceClass} is null)`),
    ...machiningChecks('cart_positions', table),
    check('cart_positions_type', sql`${table.positionType} in ('Standard', 'ChangedLength', 'Configurator')`),
  ],
)
