import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

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
