import type { PostalAddress } from '@normwerk/contract/address'
import type { DeliveryType, ProjectRef } from '@normwerk/contract/cart'
import { defaultLanguage, type LanguageCode } from '@normwerk/contract/language'
import type { OrderStatus, OrderType } from '@normwerk/contract/order'
import type { TaxRule } from '@normwerk/pricing/value-added-tax'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant, money, remarks } from './columns.ts'
import { companies } from './companies.ts'
import { projects } from './projects.ts'
import { users } from './users.ts'

export const orderNumbers = pgSequence('order_numbers', { startWith: 200_001 })

/** Orders and inquiries: what was agreed, independent of later changes in catalogue, company or addresses. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    orderNumber: text().notNull().unique('orders_order_number').default(sql`nextval('order_numbers')::text`),
    orderType: text().$type<OrderType>().notNull(),
    status: integer().$type<OrderStatus>().notNull(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    projectId: uuid().references(() => projects.id),
    /** The project's name at the time of the order. */
    project: jsonb().$type<ProjectRef>(),
    customerNumber: text().notNull(),
    companyName: text().notNull(),
    ...remarks(),
    invoiceAddress: jsonb().$type<PostalAddress>().notNull(),
    deliveryAddress: jsonb().$type<PostalAddress>().notNull(),
    deliveryOption: text().$type<DeliveryType>().notNull(),
    completeDelivery: boolean().notNull().default(false),
    costCentre: text(),
    currency: text().$type<'EUR'>().notNull(),
    /** Positions and shipping, without tax. */
    sumNet: money().notNull(),
    sumGross: money().notNull(),
    shippingCosts: money().notNull(),
    salesTax: money().notNull(),
    /** In basis points. Null like the next one: placed before orders kept their rule of tax. */
    taxRate: integer(),
    taxReason: text().$type<TaxRule['reason']>(),
    /** Of the buyer's company. */
    vatId: text(),
    /** Its documents are in the buyer's language. */
    language: text().$type<LanguageCode>().notNull().default(defaultLanguage),
    /** The inquiry whose offer was accepted by this order. */
    inquiryId: uuid()
      .unique('orders_inquiry')
      .references((): AnyPgColumn => orders.id),
    tracking: text(),
    /** The last day on which an offer is valid. */
    validUntil: date({ mode: 'string' }),
    /** What staff wrote to the buyer beside the offered prices. */
    offerComment: text(),
    /** When the buyer was reminded of the offer. */
    remindedAt: instant(),
    /**
     * What a search finds the order by, as `formatSearchText` writes it. Null like the next one: placed by a server of
     * the release before; a job fills both.
     */
    searchText: text(),
    positionCount: integer(),
    createdAt: createdAt(),
  },
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
