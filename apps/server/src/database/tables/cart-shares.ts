import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { carts } from './carts.ts'
import { users } from './users.ts'

/** Colleagues who may read or edit a user's cart. */
export const cartShares = pgTable(
  'cart_shares',
  {
    cartId: uuid()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    right: text().$type<'read' | 'edit'>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.userId] }),
    index().on(table.userId),
    check('cart_shares_right', sql`${table.right} in ('read', 'edit')`),
  ],
)
