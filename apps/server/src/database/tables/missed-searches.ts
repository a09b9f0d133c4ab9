import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

/** Texts for which the shop found nothing. They are counted without the people who searched. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    id: id(),
    /** The text in lower case: the same for all spellings that differ only in that. */
    textKey: text().notNull().unique('missed_searches_text'),
    /** As it was last typed. */
    text: text().notNull(),
    count: integer().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [index().on(table.count, table.lastAt), index().on(table.lastAt)],
)
