import type { LanguageCode } from '@normwerk/contract/language'
import type { NewCompany } from '@normwerk/contract/registration'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'
import { companies } from './companies.ts'

/** A person who registers becomes a user when the mail address is confirmed and the registration is accepted. */
export const registrations = pgTable(
  'registrations',
  {
    id: id(),
    /** The known company; null with `newCompany`. */
    companyId: uuid().references(() => companies.id),
    newCompany: jsonb().$type<NewCompany>(),
    username: text(),
    email: text().notNull(),
    salutation: text().$type<'Mr' | 'Ms'>(),
    title: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phoneNumber: text(),
    mobilePhoneNumber: text(),
    fax: text(),
    language: text().$type<LanguageCode>().notNull(),
    passwordHash: text().notNull(),
    termsVersion: text().notNull(),
    createdAt: createdAt(),
    /** Null: the link in the mail has not been opened yet. */
    confirmedAt: instant(),
  },
  (table) => [
    // Of several registrations of one address, the first to be confirmed counts.
    uniqueIndex('registrations_confirmed_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.confirmedAt} is not null`),
    index().on(table.companyId),
    index().on(table.createdAt),
    check('registrations_company', sql`(${table.companyId} is null) <> (${table.newCompany} is null)`),
  ],
)
