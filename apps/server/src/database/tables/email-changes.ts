import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { users } from './users.ts'

/** New mail addresses. One counts once its mailbox has confirmed it; the former mailbox can undo it for some days. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    formerEmail: text().notNull(),
    newEmail: text().notNull(),
    requestedAt: instant().notNull(),
    confirmedAt: instant(),
  },
  (table) => [
    uniqueIndex('email_changes_pending').on(table.userId).where(sql`${table.confirmedAt} is null`),
    index().on(table.userId),
    index().on(table.requestedAt),
  ],
)
