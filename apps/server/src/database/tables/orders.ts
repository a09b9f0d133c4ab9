import type { PostalAddress } from '@normwerk/contract/address'
import type { DeliveryType, ProjectRef } from '@normwerk/contract/cart'
import type { OrderStatus, OrderType } from '@normwerk/contract/order'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgSequence, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, money, remarks } from './columns.ts'
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
    currency: text().$type<'EUR'>().notNull(),
    /** Positions and shipping, without tax. */
    sumNet: money().notNull(),
    sumGross: money().notNull(),
    shippingCosts: money().notNull(),
    salesTax: money().notNull(),
    tracking: text(),
    /** The last day on which an offer is valid. */
    validUntil: date({ mode: 'string' }),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.companyId, table.createdAt.desc()),
    index().on(table.userId, table.createdAt.desc()),
    index().on(table.projectId),
    check('orders_type', sql`${table.orderType} in ('Order', 'Inquiry')`),
    check('orders_status', sql`${table.status} between 1 and 6`),
    check('orders_delivery', sql`${table.deliveryOption} in ('StandardDelivery', 'Pickup')`),
    check('orders_sums', sql`least(${table.sumNet}, ${table.shippingCosts}, ${table.salesTax}) >= 0`),
    check('orders_gross', sql`${table.sumGross} = ${table.sumNet} + ${table.salesTax}`),
  ],
)
