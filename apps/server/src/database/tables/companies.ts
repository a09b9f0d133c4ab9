import type { InvoiceProfile } from '@normwerk/contract/company/invoicing'
import type { LanguageCode } from '@normwerk/contract/language'
import type { StatedWear } from '@normwerk/contract/project'
import type { NewCompany } from '@normwerk/contract/registration'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'

export interface Contact {
  name: string
  email: string
  phoneNumber: string
}

/** Numbers of companies that register themselves. */
export const customerNumbers = pgSequence('customer_numbers', { startWith: 20_001 })

export const companies = pgTable(
  'companies',
  {
    id: id(),
    customerNumber: text().notNull().unique('companies_customer_number'),
    companyName: text().notNull(),
    companyAddition: text(),
    vatId: text(),
    taxNumber: text(),
    supplierNumber: text(),
    fieldService: jsonb().$type<Contact>(),
    officeStaff: jsonb().$type<Contact>(),
    phoneNumber: text(),
    fax: text(),
    /** Quoted on invoices, as public buyers demand it (BT-10 of EN 16931). */
    buyerReference: text(),
    /** Where electronic invoices go. */
    electronicAddress: text(),
    invoiceProfile: text().$type<InvoiceProfile>().notNull().default('en16931'),
    /** Gets mails about orders and offers, beside the buyer. */
    purchasingEmail: text(),
    /** Gets invoices instead of the buyer. */
    accountingEmail: text(),
    discountGroup: text().notNull(),
    /** All users of the company need a second factor to work. */
    requireSecondFactor: boolean().notNull().default(false),
    asksCostCentre: boolean().notNull().default(false),
    /** Origins to which a punchout may return a cart. */
    allowedOrigins: text().array().notNull().default([]),
    currency: text().$type<'EUR'>().notNull().default('EUR'),
    /** Raised by triggers whenever its customer part numbers change. */
    customerPartNumbersVersion: integer().notNull().default(0),
    /** Its data is deleted, but orders that must be kept still refer to the row. */
    deletedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    check('companies_currency', sql`${table.currency} = 'EUR'`),
    check('companies_invoice_profile', sql`${table.invoiceProfile} in ('en16931', 'xrechnung')`),
  ],
)

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    addressType: text().$type<'Invoice' | 'Delivery'>().notNull(),
    /** The default delivery address of the company. */
    isUsual: boolean().notNull().default(false),
    company: text().notNull(),
    companyAddition: text(),
    street: text().notNull(),
    streetNumber: text(),
    streetAddition: text(),
    addressAddition: text(),
    zip: text().notNull(),
    city: text().notNull(),
    /** ISO 3166-1 alpha-2. */
    country: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.companyId),
    uniqueIndex('addresses_one_invoice').on(table.companyId).where(sql`${table.addressType} = 'Invoice'`),
    uniqueIndex('addresses_one_usual').on(table.companyId).where(sql`${table.isUsual}`),
    check('addresses_type', sql`${table.addressType} in ('Invoice', 'Delivery')`),
    check('addresses_usual', sql`not ${table.isUsual} or ${table.addressType} = 'Delivery'`),
    check('addresses_country', sql`${table.country} ~ '^[A-Z]{2}$'`),
  ],
)

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

/** The discount of a group of companies on a price group; without a row there is no discount. */
export const discounts = pgTable(
  'discounts',
  {
    discountGroup: text().notNull(),
    priceGroup: text().notNull(),
    percent: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.discountGroup, table.priceGroup] }),
    check('discounts_percent', sql`${table.percent} between 0 and 100`),
  ],
)

/** Wear as its users stated it. */
export type StoredWear = StatedWear & { countedAt: string }

/** What a company buys for: usually a mould. */
export const projects = pgTable(
  'projects',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    number: text().notNull(),
    name: text().notNull(),
    revision: text(),
    description: text(),
    wear: jsonb().$type<StoredWear>(),
    archived: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.companyId),
    uniqueIndex('projects_number').on(
      table.companyId,
      sql`lower(${table.number})`,
      sql`coalesce(lower(${table.revision}), '')`,
    ),
  ],
)
