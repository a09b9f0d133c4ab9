import type { PageLanguage } from '@normwerk/contract/content/page-language'
import type { PageText } from '@normwerk/contract/page-text'
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Terms, privacy, imprint, operator: each publication is a row that stays, because users have accepted it. */
export const pageVersions = pgTable(
  'page_versions',
  {
    key: text().notNull(),
    version: integer().notNull(),
    publishedAt: instant().notNull(),
    /** If a language is missing, English is shown, then German, then any other. */
    texts: jsonb().$type<Partial<Record<PageLanguage, PageText>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.version] })],
)
