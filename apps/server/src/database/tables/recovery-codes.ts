import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** Codes that replace a lost authenticator; each is valid once and then deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256. */
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)
