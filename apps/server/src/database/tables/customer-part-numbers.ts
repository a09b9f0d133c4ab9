import { machiningOf } from '@normwerk/parts/configured-part'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { companies } from './companies.ts'
import { dimensions } from './dimensions.ts'
import { machining, machiningChecks } from './part-options.ts'

/** What a company calls an article as it is stocked, or with what is machined on it. */
export const customerPartNumbers = pgTable(
  'customer_articles',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    dimensionId: uuid()
      .notNull()
      .references(() => dimensions.id, { onDelete: 'cascade' }),
    ...machining(),
    ownNumber: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('customer_articles_number').on(table.companyId, sql`lower(${table.ownNumber})`),
    unique('customer_articles_part')
      .on(table.companyId, table.dimensionId, ...Object.values(machiningOf(table)))
      .nullsNotDistinct(),
    ...machiningChecks('customer_articles', table),
    index().on(table.dimensionId),
  ],
)
