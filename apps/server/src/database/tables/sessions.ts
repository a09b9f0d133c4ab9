import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'
import { users } from './users.ts'

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie's token, so that a copy of this table opens no session. */
    tokenHash: text().notNull().unique('sessions_token_hash'),
    /** The session stays when the browser closes. */
    stays: boolean().notNull(),
    userAgent: text(),
    createdAt: createdAt(),
    lastUsedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
)
