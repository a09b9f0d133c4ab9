import { index, pgTable, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'
import { users } from './users.ts'

export const sessions = pgTable(
  'sessions',
  (t) => ({
    id: id(),
    userId: t
      .uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie's token, so that a copy of this table opens no session. */
    tokenHash: t.text().notNull().unique('sessions_token_hash'),
    /** The session stays when the browser closes. */
    stays: t.boolean().notNull(),
    userAgent: t.text(),
    createdAt: createdAt(),
    lastUsedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  }),
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
)

/** Attempts at limited actions, counted over all server processes. */
export const attempts = pgTable(
  'attempts',
  (t) => ({
    id: id(),
    /** The kind of attempt; each has its own limits. */
    purpose: t.text().$type<AttemptPurpose>().notNull(),
    /** The id of a known user or company, otherwise the typed name in lower case; null if no account is named. */
    account: t.text(),
    /** The network address of the attempt; of IPv6 the network of the visitor's connection. */
    address: t.text().notNull(),
    /** The id of a device in which the user has signed in before; its attempts count apart. */
    device: t.uuid(),
    attemptedAt: instant().notNull(),
  }),
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

/**
 * Calls that must take effect only once. The row is written first in the call's own transaction, so that a repetition
 * waits for it.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  (t) => ({
    /** Null for a caller without a session. */
    userId: t.uuid().references(() => users.id, { onDelete: 'cascade' }),
    key: t.text().notNull(),
    /** SHA-256 of address, body and file: the same key with another request is a conflict. */
    requestHash: t.text().notNull(),
    /** The answer exactly as it was sent, or of a long one only the id, by which a repeated call reads it again. */
    answer: t.json().$type<unknown>(),
    createdAt: createdAt(),
  }),
  (table) => [
    unique('idempotency_keys_once').on(table.key, table.userId).nullsNotDistinct(),
    index().on(table.userId),
    index().on(table.createdAt),
  ],
)
