import type { TileName } from '@normwerk/contract/account/dashboard'
import { defaultLanguage, type LanguageCode } from '@normwerk/contract/language'
import type { SessionRole } from '@normwerk/contract/permissions'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, money } from './columns.ts'
import { companies } from './companies.ts'

/**
 * People who sign in: users of a company, or the shop's own staff without one. A row with the role PUNCHOUT is no person
 * but one visit from a purchasing system, which has a cart like a person and is deleted with it.
 */
export const users = pgTable(
  'users',
  {
    id: id(),
    companyId: uuid().references(() => companies.id),
    username: text().notNull(),
    email: text().notNull(),
    salutation: text().$type<'Mr' | 'Ms'>(),
    title: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phoneNumber: text(),
    mobilePhoneNumber: text(),
    fax: text(),
    roles: text().array().$type<SessionRole[]>().notNull(),
    /** How much they may order, net, by one order and in a calendar month; null: as much as they like. */
    orderLimit: money(),
    monthLimit: money(),
    language: text().$type<LanguageCode>().notNull().default(defaultLanguage),
    /** As the user has arranged them; empty: in their usual order. */
    dashboardTiles: text().array().$type<TileName[]>().notNull().default([]),
    /** Locked by an administrator. */
    locked: boolean().notNull().default(false),
    /** False until the registration is accepted. */
    enabled: boolean().notNull().default(true),
    /** Null: no password yet. */
    passwordHash: text(),
    /** From the former shop: the user must set a new password first. */
    needsReset: boolean().notNull().default(false),
    lastLoginAt: instant(),
    /** Shown to an authenticator that has not been confirmed by a code yet. Until then the previous one is valid. */
    totpPreparedSecret: text(),
    /** Secret of the valid authenticator; both are encrypted. */
    totpSecret: text(),
    totpConfirmedAt: instant(),
    /** The last time step whose code was used, so that no code is used twice. */
    totpLastStep: integer(),
    /** The version that was accepted at the registration. */
    termsVersion: text(),
    termsAcceptedAt: instant(),
    /** The personal data is deleted, but orders still refer to the row. */
    deletedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index().on(table.companyId),
    check(
      'users_roles',
      sql`${table.roles} <@ array['ADMIN', 'SHOP_USER', 'ORDER', 'OLD_ORDERS', 'OLD_INVOICES', 'GLOBAL_ADMIN', 'PUNCHOUT']`,
    ),
    check('users_company', sql`${table.companyId} is not null or ${table.roles} <@ array['GLOBAL_ADMIN']`),
    check('users_limits', sql`least(${table.orderLimit}, ${table.monthLimit}) >= 0`),
    check('users_salutation', sql`${table.salutation} in ('Mr', 'Ms')`),
  ],
)
