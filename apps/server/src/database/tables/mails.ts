import type { PageLanguage } from '@normwerk/contract/content/page-language'
import type { LanguageCode } from '@normwerk/contract/language'
import type { MailKind } from '@normwerk/contract/mail'
import type { PageText } from '@normwerk/contract/page-text'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'

/** Mails to send. Their text is written when they are sent, so that no secret link is stored here. */
export const mails = pgTable(
  'mails',
  (t) => ({
    id: id(),
    kind: t.text().$type<MailKind>().notNull(),
    recipient: t.text().notNull(),
    language: t.text().$type<LanguageCode>().notNull(),
    /** The ids and names that this kind of mail needs. */
    data: t.jsonb().$type<Record<string, string>>().notNull(),
    createdAt: createdAt(),
    sentAt: instant(),
    attempts: t.integer().notNull().default(0),
    lastError: t.text(),
    /** No further attempt is made. */
    givenUpAt: instant(),
  }),
  (table) => [
    index().on(table.createdAt),
    index('mails_undelivered').on(table.createdAt).where(sql`${table.sentAt} is null`),
    index('mails_recipient').on(sql`lower(${table.recipient})`),
    check('mails_attempts', sql`${table.attempts} >= 0`),
  ],
)

/** Mail addresses that get the newsletter, or that somebody has asked it for. */
export const subscriptions = pgTable(
  'subscriptions',
  (t) => ({
    id: id(),
    email: t.text().notNull(),
    language: t.text().$type<LanguageCode>().notNull(),
    createdAt: createdAt(),
    /** Null: the mailbox has not confirmed it yet … */
    confirmedAt: instant(),
    /** … and the row is deleted at this moment. */
    expiresAt: instant(),
  }),
  (table) => [
    uniqueIndex('subscriptions_email').on(sql`lower(${table.email})`),
    index().on(table.expiresAt),
    check('subscriptions_confirmed', sql`(${table.confirmedAt} is null) <> (${table.expiresAt} is null)`),
  ],
)

/** Newsletters, drafts and sent ones. Their figures name nobody. */
export const newsletters = pgTable(
  'newsletters',
  (t) => ({
    id: id(),
    texts: t.jsonb().$type<Partial<Record<PageLanguage, PageText>>>().notNull(),
    createdAt: createdAt(),
    /** Null: a draft. */
    startedAt: instant(),
    /** The last subscription that has a mail, in the order of their ids. */
    reached: t.uuid(),
    /** All subscriptions have a mail. */
    listedAt: instant(),
    recipients: t.integer().notNull().default(0),
    sent: t.integer().notNull().default(0),
    unsubscribed: t.integer().notNull().default(0),
  }),
  (table) => [
    index().on(table.createdAt),
    check('newsletters_figures', sql`least(${table.recipients}, ${table.sent}, ${table.unsubscribed}) >= 0`),
  ],
)
