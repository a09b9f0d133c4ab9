import type { LanguageCode } from '@normwerk/contract/language'
import type { MailKind } from '@normwerk/contract/mail'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'

/** Mails to send. Their text is written when they are sent, so that no secret link is stored here. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    kind: text().$type<MailKind>().notNull(),
    recipient: text().notNull(),
    language: text().$type<LanguageCode>().notNull(),
    /** The ids and names that this kind of mail needs. */
    data: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: createdAt(),
    sentAt: instant(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** No further attempt is made. */
    givenUpAt: instant(),
  },
  (table) => [
    index().on(table.createdAt),
    index('mails_undelivered').on(table.createdAt).where(sql`${table.sentAt} is null`),
    index('mails_recipient').on(sql`lower(${table.recipient})`),
    check('mails_attempts', sql`${table.attempts} >= 0`),
  ],
)
