import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { money } from './columns.ts'

/** Countries that the shop delivers to. */
export const countries = pgTable(
  'countries',
  {
    /** ISO 3166-1 alpha-2. */
    code: text().primaryKey(),
    /** Member of the European Union, for the value added tax. */
    inUnion: boolean().notNull(),
    /** Standard rate of the value added tax in basis points, 1900 = 19 %. */
    vatRate: integer().notNull(),
    /** Flat net rate. */
    shippingCosts: money().notNull(),
  },
  (table) => [
    check('countries_code', sql`${table.code} ~ '^[A-Z]{2}$'`),
    check('countries_vat', sql`${table.vatRate} between 0 and 10000`),
    check('countries_shipping', sql`${table.shippingCosts} >= 0`),
  ],
)
