import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * How often files were downloaded and products viewed in each month, which begins in UTC. They are counted without the
 * people who did it.
 */
export const monthlyCounts = pgTable(
  'monthly_counts',
  (t) => ({
    kind: t.text().$type<'download' | 'view'>().notNull(),
    /** The name of the file, or the number of the product. */
    name: t.text().notNull(),
    month: instant().notNull(),
    count: t.integer().notNull(),
  }),
  (table) => [primaryKey({ columns: [table.kind, table.name, table.month] }), index().on(table.month)],
)

/** How often each file was downloaded. Downloads are counted without the people who made them. */
export const fileDownloads = pgTable(
  'file_downloads',
  (t) => ({
    fileName: t.text().primaryKey(),
    count: t.integer().notNull(),
    lastAt: instant().notNull(),
  }),
  (table) => [index().on(table.count)],
)
