import { type DeliveryType, defaultDeliveryType } from '@normwerk/contract/cart'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, remarks } from './columns.ts'
import { projects } from './projects.ts'
import { users } from './users.ts'

export const carts = pgTable(
  'carts',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    projectId: uuid().references(() => projects.id, { onDelete: 'set null' }),
    /** Null: the default name in the reader's language. */
    name: text(),
    isDefault: boolean().notNull(),
    ...remarks(),
    /**
     * Null: the company's default address. Without a foreign key, because a cart still names its address once that is
     * deleted: it must not go to another one unnoticed.
     */
    deliveryAddressId: uuid(),
    deliveryType: text().$type<DeliveryType>().notNull().default(defaultDeliveryType),
    completeDelivery: boolean().notNull().default(false),
    costCentre: text(),
    /** The sender who handed the cart over to its owner, until it is ordered. */
    handedOverBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    handedOverAt: instant(),
    handOverMessage: text(),
    /** Counts every change, so that an order is for the cart that the buyer saw. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
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
