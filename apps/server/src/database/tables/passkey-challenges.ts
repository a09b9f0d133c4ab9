import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './users.ts'

/** What an authenticator must sign. Each is valid once, for a short time, in one browser. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the challenge. */
    challengeHash: text().primaryKey(),
    /** SHA-256 of the CSRF token of the browser that asked for it. */
    browserHash: text().notNull(),
    /** The user who adds a passkey; null for signing in. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
)
