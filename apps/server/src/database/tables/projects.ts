import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { companies } from './companies.ts'

/** What a company buys for: usually a mould. */
export const projects = pgTable(
  'projects',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    number: text().notNull(),
    name: text().notNull(),
    revision: text(),
    description: text(),
    archived: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.companyId),
    uniqueIndex('projects_number').on(
      table.companyId,
      sql`lower(${table.number})`,
      sql`coalesce(lower(${table.revision}), '')`,
    ),
  ],
)
