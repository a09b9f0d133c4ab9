import type { InvoiceProfile } from '@normwerk/contract/company/invoicing'
import type { LanguageCode } from '@normwerk/contract/language'
import type { StatedWear } from '@normwerk/contract/project'
import type { NewCompany } from '@normwerk/contract/registration'
import { sql } from 'drizzle-orm'
import { check, index, pgSequence, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, person } from './columns.ts'

export interface Contact {
  name: string
  email: string
  phoneNumber: string
}

/** Numbers of companies that register themselves. */
export const customerNumbers = pgSequence('customer_numbers', { startWith: 20_001 })

export const companies = pgTable(
  'companies',
  (t) => ({
    id: id(),
    customerNumber: t.text().notNull().unique('companies_customer_number'),
    companyName: t.text().notNull(),
    companyAddition: t.text(),
    vatId: t.text(),
    taxNumber: t.text(),
    supplierNumber: t.text(),
    fieldService: t.jsonb().$type<Contact>(),
    officeStaff: t.jsonb().$type<Contact>(),
    phoneNumber: t.text(),
    fax: t.text(),
    /** Quoted on invoices, as public buyers demand it (BT-10 of EN 16931). */
    buyerReference: t.text(),
    /** Where electronic invoices go. */
    electronicAddress: t.text(),
    invoiceProfile: t.text().$type<InvoiceProfile>().notNull().default('en16931'),
    /** Gets mails about orders and offers, beside the buyer. */
    purchasingEmail: t.text(),
    /** Gets invoices instead of the buyer. */
    accountingEmail: t.text(),
    discountGroup: t.text().notNull(),
    /** All users of the company need a second factor to work. */
    requireSecondFactor: t.boolean().notNull().default(false),
    asksCostCentre: t.boolean().notNull().default(false),
    /** Origins to which a punchout may return a cart. */
    allowedOrigins: t.text().array().notNull().default([]),
    currency: t.text().$type<'EUR'>().notNull().default('EUR'),
    /** Raised by triggers whenever its customer part numbers change. */
    customerPartNumbersVersion: t.integer().notNull().default(0),
    /** Its data is deleted, but orders that must be kept still refer to the row. */
    deletedAt: instant(),
    createdAt: createdAt(),
  }),
  (table) => [
    check('companies_currency', sql`${table.currency} = 'EUR'`),
    check('companies_invoice_profile', sql`${table.invoiceProfile} in ('en16931', 'xrechnung')`),
  ],
)

export const addresses = pgTable(
  'addresses',
  (t) => ({
    id: id(),
    companyId: t
      .uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    addressType: t.text().$type<'Invoice' | 'Delivery'>().notNull(),
    /** The default delivery address of the company. */
    isUsual: t.boolean().notNull().default(false),
    company: t.text().notNull(),
    companyAddition: t.text(),
    street: t.text().notNull(),
    streetNumber: t.text(),
    streetAddition: t.text(),
    addressAddition: t.text(),
    zip: t.text().notNull(),
    city: t.text().notNull(),
    /** ISO 3166-1 alpha-2. */
    country: t.text().notNull(),
    createdAt: createdAt(),
  }),
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
  (t) => ({
    id: id(),
    /** The known company; null with `newCompany`. */
    companyId: t.uuid().references(() => companies.id),
    newCompany: t.jsonb().$type<NewCompany>(),
    username: t.text(),
    email: t.text().notNull(),
    ...person(),
    language: t.text().$type<LanguageCode>().notNull(),
    passwordHash: t.text().notNull(),
    termsVersion: t.text().notNull(),
    createdAt: createdAt(),
    /** Null: the link in the mail has not been opened yet. */
    confirmedAt: instant(),
  }),
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
  (t) => ({
    discountGroup: t.text().notNull(),
    priceGroup: t.text().notNull(),
    percent: t.integer().notNull(),
  }),
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
  (t) => ({
    id: id(),
    companyId: t
      .uuid()
      .notNull()
      .references(() => companies.id),
    number: t.text().notNull(),
    name: t.text().notNull(),
    revision: t.text(),
    description: t.text(),
    wear: t.jsonb().$type<StoredWear>(),
    archived: t.boolean().notNull().default(false),
    createdAt: createdAt(),
  }),
  (table) => [
    index().on(table.companyId),
    uniqueIndex('projects_number').on(
      table.companyId,
      sql`lower(${table.number})`,
      sql`coalesce(lower(${table.revision}), '')`,
    ),
  ],
)
