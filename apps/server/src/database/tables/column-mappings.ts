import type { ColumnMapping } from '@normwerk/contract/parts-list'
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { companies } from './companies.ts'

/** The columns of a company's parts lists, remembered by their headings. */
export const columnMappings = pgTable(
  'column_mappings',
  {
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The headings in lower case, joined by line breaks. */
    headings: text().notNull(),
    mapping: jsonb().$type<ColumnMapping>().notNull(),
    usedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.headings] })],
)
