import { type PieceUnit, pieceUnits } from '@normwerk/contract/punchout'
import type { OciField } from '@normwerk/documents/oci/write-fields'
import { sql } from 'drizzle-orm'
import { check, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'
import { companies } from './companies.ts'
import { users } from './users.ts'

/** How the purchasing system of a company enters the shop. */
export const punchoutAccounts = pgTable(
  'punchout_accounts',
  (t) => ({
    companyId: t
      .uuid()
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Null with the password: nobody can enter. */
    username: t.text(),
    passwordHash: t.text(),
    rotatedAt: instant(),
    lastEntryAt: instant(),
    /** What the system calls the parameter with the address to which it wants the cart. */
    hookParameter: t.text().notNull().default('HOOK_URL'),
    pieceUnit: t.text().$type<PieceUnit>().notNull().default('PCE'),
    materialGroup: t.text(),
    /** It knows the customer part numbers of the company as its material numbers. */
    sendsOwnNumbers: t.boolean().notNull().default(false),
    /** The fields that the self-test of an administrator received last. */
    testedFields: t.jsonb().$type<OciField[]>(),
    testedAt: instant(),
    createdAt: createdAt(),
  }),
  (table) => [
    uniqueIndex('punchout_accounts_username').on(sql`lower(${table.username})`),
    check('punchout_accounts_unit', sql.raw(`"piece_unit" in (${pieceUnits.map((unit) => `'${unit}'`).join(', ')})`)),
    check('punchout_accounts_credentials', sql`(${table.username} is null) = (${table.passwordHash} is null)`),
  ],
)

/** Visits from purchasing systems. Each has a row of `users`, whose cart it has, and a session. */
export const punchoutSessions = pgTable('punchout_sessions', (t) => ({
  userId: t
    .uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Where the cart goes. */
  hookUrl: t.text().notNull(),
  /** The window or frame in which the purchasing system waits for it. */
  target: t.text().notNull(),
  createdAt: createdAt(),
}))
