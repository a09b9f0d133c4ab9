import type { PostalAddress } from '@normwerk/contract/address'
import type { DeliveryType, ProjectRef } from '@normwerk/contract/cart'
import { defaultLanguage, type LanguageCode } from '@normwerk/contract/language'
import type { OrderPosition, OrderStatus, OrderType } from '@normwerk/contract/order'
import type { Cents } from '@normwerk/pricing/money'
import type { TaxRule } from '@normwerk/pricing/value-added-tax'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, pgSequence, pgTable, unique } from 'drizzle-orm/pg-core'
import { articles } from './articles.ts'
import { configurations } from './carts.ts'
import { createdAt, id, instant, money, remarks } from './columns.ts'
import { companies, projects } from './companies.ts'
import { machiningChecks, partOptions } from './part-options.ts'
import { users } from './users.ts'

export const orderNumbers = pgSequence('order_numbers', { startWith: 200_001 })

/** Orders and inquiries: what was agreed, independent of later changes in catalogue, company or addresses. */
export const orders = pgTable(
  'orders',
  (t) => ({
    id: id(),
    orderNumber: t.text().notNull().unique('orders_order_number').default(sql`nextval('order_numbers')::text`),
    orderType: t.text().$type<OrderType>().notNull(),
    status: t.integer().$type<OrderStatus>().notNull(),
    companyId: t
      .uuid()
      .notNull()
      .references(() => companies.id),
    userId: t
      .uuid()
      .notNull()
      .references(() => users.id),
    projectId: t.uuid().references(() => projects.id),
    /** The project's name at the time of the order. */
    project: t.jsonb().$type<ProjectRef>(),
    customerNumber: t.text().notNull(),
    companyName: t.text().notNull(),
    ...remarks(),
    invoiceAddress: t.jsonb().$type<PostalAddress>().notNull(),
    deliveryAddress: t.jsonb().$type<PostalAddress>().notNull(),
    deliveryOption: t.text().$type<DeliveryType>().notNull(),
    completeDelivery: t.boolean().notNull().default(false),
    costCentre: t.text(),
    currency: t.text().$type<'EUR'>().notNull(),
    /** Positions and shipping, without tax. */
    sumNet: money().notNull(),
    sumGross: money().notNull(),
    shippingCosts: money().notNull(),
    salesTax: money().notNull(),
    /** In basis points. Null like the next one: placed before orders kept their rule of tax. */
    taxRate: t.integer(),
    taxReason: t.text().$type<TaxRule['reason']>(),
    /** Of the buyer's company. */
    vatId: t.text(),
    /** Its documents are in the buyer's language. */
    language: t.text().$type<LanguageCode>().notNull().default(defaultLanguage),
    /** The inquiry whose offer was accepted by this order. */
    inquiryId: t
      .uuid()
      .unique('orders_inquiry')
      .references((): AnyPgColumn => orders.id),
    tracking: t.text(),
    /** The last day on which an offer is valid. */
    validUntil: t.date({ mode: 'string' }),
    /** What staff wrote to the buyer beside the offered prices. */
    offerComment: t.text(),
    /** When the buyer was reminded of the offer. */
    remindedAt: instant(),
    /**
     * What a search finds the order by, as `formatSearchText` writes it. Null like the next one: placed by a server of
     * the release before; a job fills both.
     */
    searchText: t.text(),
    positionCount: t.integer(),
    createdAt: createdAt(),
  }),
  (table) => [
    // Has all that a list of some time counts and sums, so that it reads no order beside those of its page.
    index('orders_of_company').on(
      table.companyId,
      table.createdAt.desc(),
      table.id.desc(),
      table.orderType,
      table.status,
      table.userId,
      table.sumNet,
    ),
    index('orders_without_search_text').on(table.id).where(sql`${table.searchText} is null`),
    index().on(table.userId, table.createdAt.desc()),
    index().on(table.projectId),
    index().on(table.status, table.createdAt.desc()),
    index().on(table.createdAt.desc()),
    check('orders_type', sql`${table.orderType} in ('Order', 'Inquiry')`),
    check('orders_status', sql`${table.status} between 1 and 6`),
    check('orders_delivery', sql`${table.deliveryOption} in ('StandardDelivery', 'Pickup')`),
    check('orders_sums', sql`least(${table.sumNet}, ${table.shippingCosts}, ${table.salesTax}) >= 0`),
    check('orders_tax', sql`${table.taxRate} between 0 and 10000`),
    check('orders_tax_reason', sql`${table.taxReason} in ('domestic', 'reverseCharge', 'export')`),
    check('orders_gross', sql`${table.sumGross} = ${table.sumNet} + ${table.salesTax}`),
  ],
)

/** A net price of one piece from a quantity on. */
export interface OfferedLevel {
  from: number
  price: Cents
}

export const orderPositions = pgTable(
  'order_positions',
  (t) => ({
    id: id(),
    orderId: t
      .uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    positionNumber: t.integer().notNull(),
    positionType: t.text().$type<OrderPosition['positionType']>().notNull(),
    groupId: t.uuid(),
    configurationName: t.text(),
    configurationId: t.uuid().references(() => configurations.id),
    articleId: t
      .uuid()
      .notNull()
      .references(() => articles.id),
    /** The company's customer part number. */
    customerPartNumber: t.text(),
    /** With its options, such as `AZH-3.2x160-L147.25-T50`. */
    articleNo: t.text().notNull(),
    /** In the buyer's language. */
    description: t.text().notNull(),
    quantity: t.integer().notNull(),
    ...partOptions(),
    /** The tolerance at the time of the order, `+0.05/0`. */
    tolerance: t.text(),
    ...remarks(),
    /** Net price of one piece; the three are null for a price on request. */
    price: money(),
    listPrice: money(),
    totalPrice: money(),
    leadTimeDays: t.integer().notNull(),
    /** Offered prices of one piece by quantity; null where nothing was offered. */
    offeredScale: t.jsonb().$type<OfferedLevel[]>(),
    /** Null in inquiries, and in orders from before there were dates. */
    shipDate: t.date({ mode: 'string' }),
  }),
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

export const orderHistory = pgTable(
  'order_history',
  (t) => ({
    id: id(),
    orderId: t
      .uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: t.integer().$type<OrderStatus>().notNull(),
    /** Null: the shop itself, or the connector. */
    userId: t.uuid().references(() => users.id, { onDelete: 'set null' }),
    at: instant().notNull(),
  }),
  (table) => [
    index().on(table.orderId, table.at),
    index().on(table.userId),
    check('order_history_status', sql`${table.status} between 1 and 6`),
  ],
)

/** What staff write to each other about an order. Customers never see it. */
export const orderNotes = pgTable(
  'order_notes',
  (t) => ({
    id: id(),
    orderId: t
      .uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    userId: t.uuid().references(() => users.id, { onDelete: 'set null' }),
    text: t.text().notNull(),
    createdAt: createdAt(),
  }),
  (table) => [index().on(table.orderId, table.createdAt), index().on(table.userId)],
)

/**
 * How many orders a company has, and their sums, without counting them: several rows of one kind are added. Triggers of
 * `orders` write each change as a row of its own, so that orders placed at the same time do not wait for one row.
 */
export const orderTotals = pgTable(
  'order_totals',
  (t) => ({
    companyId: t.uuid().notNull(),
    userId: t.uuid().notNull(),
    orderType: t.text().$type<OrderType>().notNull(),
    status: t.integer().$type<OrderStatus>().notNull(),
    /** Negative like the sum if orders have left this kind. */
    orderCount: t.integer().notNull(),
    sumNet: money().notNull(),
  }),
  (table) => [index().on(table.companyId)],
)
