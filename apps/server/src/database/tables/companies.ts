import type { InvoiceProfile } from '@normwerk/contract/company/invoicing'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgSequence, pgTable, text } from 'drizzle-orm/pg-core'
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
