import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'
import { emailChanges } from './email-changes.ts'
import { subscriptions } from './newsletters.ts'
import { registrations } from './registrations.ts'
import { users } from './users.ts'

/** Tokens of links in mails. Each is valid once, until it expires. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: id(),
    /** SHA-256, so that a copy of this table opens no link. */
    tokenHash: text().notNull().unique('one_time_tokens_hash'),
    /** Allows setting the password of this user … */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** … or confirms the mail address of this registration … */
    registrationId: uuid().references(() => registrations.id, { onDelete: 'cascade' }),
    /** … or confirms this new address of a user, or undoes it. */
    emailChangeId: uuid().references(() => emailChanges.id, { onDelete: 'cascade' }),
    /** … or confirms this subscription. */
    subscriptionId: uuid().references(() => subscriptions.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.registrationId),
    index().on(table.emailChangeId),
    index().on(table.subscriptionId),
    index().on(table.expiresAt),
    check(
      'one_time_tokens_purpose',
      sql`num_nonnulls(${table.userId}, ${table.registrationId}, ${table.emailChangeId}, ${table.subscriptionId}) = 1`,
    ),
  ],
)
