import { type PieceUnit, pieceUnits } from '@normwerk/contract/punchout'
import type { OciField } from '@normwerk/documents/oci/write-fields'
import { sql } from 'drizzle-orm'
import { boolean, check, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'
import { companies } from './companies.ts'
import { users } from './users.ts'

/** How the purchasing system of a company enters the shop. */
export const punchoutAccounts = pgTable(
  'punchout_accounts',
  {
    companyId: uuid()
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Null with the password: nobody can enter. */
    username: text(),
    passwordHash: text(),
    rotatedAt: instant(),
    lastEntryAt: instant(),
    /** What the system calls the parameter with the address to which it wants the cart. */
    hookParameter: text().notNull().default('HOOK_URL'),
    pieceUnit: text().$type<PieceUnit>().notNull().default('PCE'),
    materialGroup: text(),
    /** It knows the customer part numbers of the company as its material numbers. */
    sendsOwnNumbers: boolean().notNull().default(false),
    /** The fields that the self-test of an administrator received last. */
    testedFields: jsonb().$type<OciField[]>(),
    testedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('punchout_accounts_username').on(sql`lower(${table.username})`),
    check('punchout_accounts_unit', sql.raw(`"piece_unit" in (${pieceUnits.map((unit) => `'${unit}'`).join(', ')})`)),
    check('punchout_accounts_credentials', sql`(${table.username} is null) = (${table.passwordHash} is null)`),
  ],
)

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
