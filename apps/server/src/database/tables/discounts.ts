import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** What a discount group of companies gets on the products of a price group; no row, no discount. */
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
