import { index, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { users } from './users.ts'

/** Calls that must happen once: written first in the call's own transaction, so that a repetition waits for it. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** SHA-256 of route and body: the same key with another request is a conflict. */
    requestHash: text().notNull(),
    /** As it was sent, to the order of its fields; null only within the transaction that makes it. */
    answer: json().$type<unknown>(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index().on(table.createdAt)],
)
