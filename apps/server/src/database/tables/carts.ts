import { type CartPosition, type DeliveryType, defaultDeliveryType } from '@normwerk/contract/cart'
import type { Availability } from '@normwerk/contract/product'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import { articles } from './articles.ts'
import { createdAt, id, instant, money, remarks } from './columns.ts'
import { projects } from './companies.ts'
import { machiningChecks, partOptions } from './part-options.ts'
import { users } from './users.ts'

export const carts = pgTable(
  'carts',
  (t) => ({
    id: id(),
    userId: t
      .uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    projectId: t.uuid().references(() => projects.id, { onDelete: 'set null' }),
    /** Null: the default name in the reader's language. */
    name: t.text(),
    isDefault: t.boolean().notNull(),
    ...remarks(),
    /**
     * Null: the company's default address. Without a foreign key, because a cart still names its address once that is
     * deleted: it must not go to another one unnoticed.
     */
    deliveryAddressId: t.uuid(),
    deliveryType: t.text().$type<DeliveryType>().notNull().default(defaultDeliveryType),
    completeDelivery: t.boolean().notNull().default(false),
    costCentre: t.text(),
    /** The sender who handed the cart over to its owner, until it is ordered. */
    handedOverBy: t.uuid().references(() => users.id, { onDelete: 'set null' }),
    handedOverAt: instant(),
    handOverMessage: t.text(),
    /** Counts every change, so that an order is for the cart that the buyer saw. */
    version: t.integer().notNull().default(1),
    createdAt: createdAt(),
  }),
  (table) => [
    index().on(table.userId),
    index().on(table.projectId),
    index().on(table.deliveryAddressId),
    index().on(table.handedOverBy).where(sql`${table.handedOverBy} is not null`),
    uniqueIndex('carts_one_default').on(table.userId).where(sql`${table.isDefault}`),
    check('carts_delivery_type', sql`${table.deliveryType} in ('StandardDelivery', 'Pickup')`),
    check('carts_version', sql`${table.version} > 0`),
  ],
)

/** A cart that was not handed over, or no longer counts as such. */
export const notHandedOver = { handedOverBy: null, handedOverAt: null, handOverMessage: null } as const

/** Settings of configured groups. They never change, so that copies and orders share them. */
export const configurations = pgTable(
  'configurations',
  (t) => ({
    id: id(),
    name: t.text().notNull(),
    /** As `json`, not `jsonb`: the text is returned unchanged, and no character of it is rejected. */
    settings: t.json().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  }),
  (table) => [index().on(table.createdAt)],
)

export const cartPositions = pgTable(
  'cart_positions',
  (t) => ({
    id: id(),
    cartId: t
      .uuid()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    /** Order within the cart; it has gaps after a removal. */
    sortIndex: t.integer().notNull(),
    positionType: t.text().$type<CartPosition['positionType']>().notNull(),
    groupId: t.uuid(),
    configurationId: t.uuid().references(() => configurations.id),
    articleId: t
      .uuid()
      .notNull()
      .references(() => articles.id),
    quantity: t.integer().notNull(),
    ...partOptions(),
    /** Net price of one piece when the buyer last acknowledged it; null if never acknowledged, or on request. */
    acknowledgedPrice: money(),
    acknowledgedAvailability: t.text().$type<Availability>(),
    ...remarks(),
    createdAt: createdAt(),
    /** Removed, but can be restored. */
    deletedAt: instant(),
  }),
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

/** Colleagues who may read or edit a user's cart. */
export const cartShares = pgTable(
  'cart_shares',
  (t) => ({
    cartId: t
      .uuid()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    userId: t
      .uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    right: t.text().$type<'read' | 'edit'>().notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.cartId, table.userId] }),
    index().on(table.userId),
    check('cart_shares_right', sql`${table.right} in ('read', 'edit')`),
  ],
)
