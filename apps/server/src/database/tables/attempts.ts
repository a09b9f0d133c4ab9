import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

/** Attempts at what is limited, counted over all server processes. */
export const attempts = pgTable(
  'attempts',
  {
    id: id(),
    /** What was tried: each has limits of its own. */
    purpose: text().$type<AttemptPurpose>().notNull(),
    /** The user's id where there is one, otherwise the name in small letters; null where no account is named. */
    account: text(),
    /** The network address it came from. */
    address: text().notNull(),
    attemptedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.purpose, table.account, table.attemptedAt),
    index().on(table.purpose, table.address, table.attemptedAt),
    index().on(table.attemptedAt),
  ],
)

export type AttemptPurpose =
  | 'signIn'
  | 'companyLookup'
  | 'registration'
  | 'registrationMail'
  | 'passwordReset'
  | 'proof'
