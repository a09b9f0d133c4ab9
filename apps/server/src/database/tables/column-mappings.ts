import type { ColumnMapping } from '@normwerk/contract/parts-list'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { companies } from './companies.ts'
import { users } from './users.ts'

/** The columns of a company's parts lists, remembered by their headings. */
export const columnMappings = pgTable(
  'column_mappings',
  {
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The headings in lower case, joined by line breaks. */
    headings: text().notNull(),
    /** The headings as the list writes them. */
    headers: text().array().notNull().default(sql`'{}'`),
    mapping: jsonb().$type<ColumnMapping>().notNull(),
    /** Who used them last; null once they are deleted. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    usedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.headings] }),
    unique('column_mappings_id').on(table.id),
    index().on(table.userId),
  ],
)
