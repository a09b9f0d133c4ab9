import { index, json, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { users } from './users.ts'

/**
 * Calls that must take effect only once. The row is written first in the call's own transaction, so that a repetition
 * waits for it.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Null for a caller without a session. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** SHA-256 of address, body and file: the same key with another request is a conflict. */
    requestHash: text().notNull(),
    /** The answer exactly as it was sent, or of a long one only the id, by which a repeated call reads it again. */
    answer: json().$type<unknown>(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('idempotency_keys_once').on(table.key, table.userId).nullsNotDistinct(),
    index().on(table.userId),
    index().on(table.createdAt),
  ],
)
