import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

/** Attempts to sign in, counted over all server processes. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    id: id(),
    /** The name that was typed, in small letters. */
    account: text().notNull(),
    /** The network address it came from. */
    address: text().notNull(),
    attemptedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.account, table.attemptedAt),
    index().on(table.address, table.attemptedAt),
    index().on(table.attemptedAt),
  ],
)
