import { sql } from 'drizzle-orm'
import { index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, length } from './columns.ts'
import { companies } from './companies.ts'
import { dimensions } from './dimensions.ts'

/** What a company calls an article, cut or as it is stocked. */
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
    ownNumber: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('customer_articles_number').on(table.companyId, sql`lower(${table.ownNumber})`),
    unique('customer_articles_part').on(table.companyId, table.dimensionId, table.changedLength).nullsNotDistinct(),
    index().on(table.dimensionId),
  ],
)
