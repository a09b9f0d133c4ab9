import type { FamilyCode } from '@normwerk/parts/article'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** What a discount group of companies gets on a family of parts; no row, no discount. */
export const discounts = pgTable(
  'discounts',
  {
    discountGroup: text().notNull(),
    family: text().$type<FamilyCode>().notNull(),
    percent: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.discountGroup, table.family] }),
    check('discounts_percent', sql`${table.percent} between 0 and 100`),
  ],
)
