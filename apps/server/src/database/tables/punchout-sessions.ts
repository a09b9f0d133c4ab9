import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { users } from './users.ts'

/** Visits from purchasing systems. Each has a row of `users`, whose cart it has, and a session. */
export const punchoutSessions = pgTable('punchout_sessions', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Where the cart goes. */
  hookUrl: text().notNull(),
  /** The window or frame in which the purchasing system waits for it. */
  target: text().notNull(),
  createdAt: createdAt(),
})
