import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { companies } from './companies.ts'

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
