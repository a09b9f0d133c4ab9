import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

export interface Contact {
  name: string
  email: string
  phoneNumber: string
}

export const companies = pgTable(
  'companies',
  {
    id: id(),
    customerNumber: text().notNull().unique('companies_customer_number'),
    /** With the customer number it tells that a new user belongs to the company. */
    zip: text().notNull(),
    companyName: text().notNull(),
    companyAddition: text(),
    vatId: text(),
    taxNumber: text(),
    supplierNumber: text(),
    fieldService: jsonb().$type<Contact>(),
    officeStaff: jsonb().$type<Contact>(),
    discountGroup: text().notNull(),
    currency: text().$type<'EUR'>().notNull().default('EUR'),
    createdAt: createdAt(),
  },
  (table) => [check('companies_currency', sql`${table.currency} = 'EUR'`)],
)
