import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * How often files were downloaded and products viewed in each month, which begins in UTC. They are counted without the
 * people who did it.
 */
export const monthlyCounts = pgTable(
  'monthly_counts',
  {
    kind: text().$type<'download' | 'view'>().notNull(),
    /** The name of the file, or the number of the product. */
    name: text().notNull(),
    month: instant().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.name, table.month] }), index().on(table.month)],
)

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
