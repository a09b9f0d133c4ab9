import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'
import { registrations } from './registrations.ts'
import { users } from './users.ts'

/** What the links in mails prove: good once, until it expires. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: id(),
    /** SHA-256: who reads this table can follow no link. */
    tokenHash: text().notNull().unique('one_time_tokens_hash'),
    /** Chooses the password of this user … */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** … or confirms the mail address of this registration. */
    registrationId: uuid().references(() => registrations.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.registrationId),
    index().on(table.expiresAt),
    check('one_time_tokens_purpose', sql`(${table.userId} is null) <> (${table.registrationId} is null)`),
  ],
)
