import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

/** Attempts at limited actions, counted over all server processes. */
export const attempts = pgTable(
  'attempts',
  {
    id: id(),
    /** The kind of attempt; each has its own limits. */
    purpose: text().$type<AttemptPurpose>().notNull(),
    /** The id of a known user or company, otherwise the typed name in lower case; null if no account is named. */
    account: text(),
    /** The network address of the attempt; of IPv6 the network of the visitor's connection. */
    address: text().notNull(),
    /** The id of a device in which the user has signed in before; its attempts count apart. */
    device: uuid(),
    attemptedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.purpose, table.account, table.attemptedAt),
    index().on(table.purpose, table.address, table.attemptedAt),
    index().on(table.device, table.attemptedAt),
    index().on(table.attemptedAt),
  ],
)

export type AttemptPurpose =
  | 'signIn'
  | 'secondFactor'
  | 'companyLookup'
  | 'registration'
  | 'registrationMail'
  | 'passwordReset'
  | 'emailChange'
  | 'emailChangeOfOthers'
  | 'passkey'
  | 'takenEmail'
  | 'proof'
  | 'punchout'
  | 'punchoutOfNobody'
  | 'punchoutVisit'
  | 'subscription'
