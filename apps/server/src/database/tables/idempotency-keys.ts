import { index, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { users } from './users.ts'

/**
 * Calls that must take effect only once. The row is written first in the call's own transaction, so that a repetition
 * waits for it.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** SHA-256 of route and body: the same key with another request is a conflict. */
    requestHash: text().notNull(),
    /** The answer exactly as it was sent; null where a repeated call reads it again. */
    answer: json().$type<unknown>(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index().on(table.createdAt)],
)
