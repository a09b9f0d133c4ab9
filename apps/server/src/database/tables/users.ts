import type { TileName } from '@normwerk/contract/account/dashboard'
import { defaultLanguage, type LanguageCode } from '@normwerk/contract/language'
import type { SessionRole } from '@normwerk/contract/permissions'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, money, person } from './columns.ts'
import { companies, registrations } from './companies.ts'
import { subscriptions } from './mails.ts'

/**
 * People who sign in: users of a company, or the shop's own staff without one. A row with the role PUNCHOUT is no person
 * but one visit from a purchasing system, which has a cart like a person and is deleted with it.
 */
export const users = pgTable(
  'users',
  (t) => ({
    id: id(),
    companyId: t.uuid().references(() => companies.id),
    username: t.text().notNull(),
    email: t.text().notNull(),
    ...person(),
    roles: t.text().array().$type<SessionRole[]>().notNull(),
    /** How much they may order, net, by one order and in a calendar month; null: as much as they like. */
    orderLimit: money(),
    monthLimit: money(),
    language: t.text().$type<LanguageCode>().notNull().default(defaultLanguage),
    /** As the user has arranged them; empty: in their usual order. */
    dashboardTiles: t.text().array().$type<TileName[]>().notNull().default([]),
    /** Locked by an administrator. */
    locked: t.boolean().notNull().default(false),
    /** False until the registration is accepted. */
    enabled: t.boolean().notNull().default(true),
    /** Null: no password yet. */
    passwordHash: t.text(),
    /** From the former shop: the user must set a new password first. */
    needsReset: t.boolean().notNull().default(false),
    lastLoginAt: instant(),
    /** Shown to an authenticator that has not been confirmed by a code yet. Until then the previous one is valid. */
    totpPreparedSecret: t.text(),
    /** Secret of the valid authenticator; both are encrypted. */
    totpSecret: t.text(),
    totpConfirmedAt: instant(),
    /** The last time step whose code was used, so that no code is used twice. */
    totpLastStep: t.integer(),
    /** The version that was accepted at the registration. */
    termsVersion: t.text(),
    termsAcceptedAt: instant(),
    /** The personal data is deleted, but orders still refer to the row. */
    deletedAt: instant(),
    createdAt: createdAt(),
  }),
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

/** Browsers in which a user has signed in. Attempts of others to sign in do not lock them out. */
export const knownDevices = pgTable(
  'known_devices',
  (t) => ({
    id: id(),
    userId: t
      .uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie's token, so that a copy of this table is no known device. */
    tokenHash: t.text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant().notNull(),
  }),
  (table) => [
    index().on(table.userId, table.lastUsedAt),
    index().on(table.tokenHash, table.userId),
    index().on(table.lastUsedAt),
  ],
)

/** New mail addresses. One counts once its mailbox has confirmed it; the former mailbox can undo it for some days. */
export const emailChanges = pgTable(
  'email_changes',
  (t) => ({
    id: id(),
    userId: t
      .uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    formerEmail: t.text().notNull(),
    newEmail: t.text().notNull(),
    requestedAt: instant().notNull(),
    confirmedAt: instant(),
  }),
  (table) => [
    uniqueIndex('email_changes_pending').on(table.userId).where(sql`${table.confirmedAt} is null`),
    index().on(table.userId),
    index().on(table.requestedAt),
  ],
)

/** Tokens of links in mails. Each is valid once, until it expires. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  (t) => ({
    id: id(),
    /** SHA-256, so that a copy of this table opens no link. */
    tokenHash: t.text().notNull().unique('one_time_tokens_hash'),
    /** Allows setting the password of this user … */
    userId: t.uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** … or confirms the mail address of this registration … */
    registrationId: t.uuid().references(() => registrations.id, { onDelete: 'cascade' }),
    /** … or confirms this new address of a user, or undoes it. */
    emailChangeId: t.uuid().references(() => emailChanges.id, { onDelete: 'cascade' }),
    /** … or confirms this subscription. */
    subscriptionId: t.uuid().references(() => subscriptions.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  }),
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

/** Passkeys with which users sign in. Their private keys never leave the authenticators. */
export const passkeys = pgTable(
  'passkeys',
  (t) => ({
    id: id(),
    userId: t
      .uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The name that the user gave it. */
    name: t.text().notNull(),
    /** The id that the authenticator gave it, in base64url. */
    credentialId: t.text().notNull().unique('passkeys_credential_id'),
    /** A COSE key in base64url. */
    publicKey: t.text().notNull(),
    /**
     * The authenticator's counter of uses, or 0 if it does not count. A smaller value than the stored one means a copy.
     */
    counter: t.bigint({ mode: 'number' }).notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  }),
  (table) => [index().on(table.userId)],
)

/** What an authenticator must sign. Each is valid once, for a short time, in one browser. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  (t) => ({
    /** SHA-256 of the challenge. */
    challengeHash: t.text().primaryKey(),
    /** SHA-256 of the CSRF token of the browser that asked for it. */
    browserHash: t.text().notNull(),
    /** The user who adds a passkey; null for signing in. */
    userId: t.uuid().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  }),
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
)

/** Codes that replace a lost authenticator; each is valid once and then deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  (t) => ({
    userId: t
      .uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256. */
    codeHash: t.text().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)
