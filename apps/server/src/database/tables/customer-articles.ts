import { sql } from 'drizzle-orm'
import { index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, length } from './columns.ts'
import { companies } from './companies.ts'
import { dimensions } from './dimensions.ts'
import { checkHeadFlats, headFlats } from './part-options.ts'

/** What a company calls an article as it is stocked, or cut and with flats on its head. */
export const customerArticles = pgTable(
  'customer_articles',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    dimensionId: uuid()
      .notNull()
      .references(() => dimensions.id, { onDelete: 'cascade' }),
    changedLength: length(),
    headFlats: headFlats(),
    ownNumber: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('customer_articles_number').on(table.companyId, sql`lower(${table.ownNumber})`),
    unique('customer_articles_part')
      .on(table.companyId, table.dimensionId, table.changedLength, table.headFlats)
      .nullsNotDistinct(),
    checkHeadFlats('customer_articles_head_flats', table.headFlats),
    index().on(table.dimensionId),
  ],
)
