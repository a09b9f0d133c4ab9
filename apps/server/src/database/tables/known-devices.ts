import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'
import { users } from './users.ts'

/** Browsers in which a user has signed in. Attempts of others to sign in do not lock them out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie's token, so that a copy of this table is no known device. */
    tokenHash: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.userId, table.lastUsedAt),
    index().on(table.tokenHash, table.userId),
    index().on(table.lastUsedAt),
  ],
)
