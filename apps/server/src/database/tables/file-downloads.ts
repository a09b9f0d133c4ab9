import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** How often each file was downloaded. Downloads are counted without the people who made them. */
export const fileDownloads = pgTable(
  'file_downloads',
  {
    fileName: text().primaryKey(),
    count: integer().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [index().on(table.count)],
)
