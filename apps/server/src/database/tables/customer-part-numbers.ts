import { machiningOf } from '@normwerk/parts/configured-part'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { articles } from './articles.ts'
import { createdAt, id } from './columns.ts'
import { companies } from './companies.ts'
import { machining, machiningChecks } from './part-options.ts'

/** The letters and digits of a text in lower case, by which numbers are found whatever their separators. */
export function lettersAndDigits(text: SQLWrapper | SQL): SQL<string> {
  return sql`lower(regexp_replace(${text}, '[^[:alnum:]]+', '', 'g'))`
}

/** A company's own number of a stock article, or of an article with machining. */
export const customerPartNumbers = pgTable(
  'customer_part_numbers',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    ...machining(),
    customerPartNumber: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('customer_part_numbers_number').on(table.companyId, sql`lower(${table.customerPartNumber})`),
    // In the order of code points, so that it finds beginnings too.
    index('customer_part_numbers_letters').on(
      table.companyId,
      sql`${lettersAndDigits(table.customerPartNumber)} text_pattern_ops`,
    ),
    unique('customer_part_numbers_part')
      .on(table.companyId, table.articleId, ...Object.values(machiningOf(table)))
      .nullsNotDistinct(),
    ...machiningChecks('customer_part_numbers', table),
    index().on(table.articleId),
  ],
)
