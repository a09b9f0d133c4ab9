import type { PageLanguage } from '@normwerk/contract/content'
import type { PageText } from '@normwerk/contract/page-text'
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Terms, privacy, imprint: each publication is a row that stays, as people have accepted it. */
export const pageVersions = pgTable(
  'page_versions',
  {
    key: text().notNull(),
    version: integer().notNull(),
    publishedAt: instant().notNull(),
    /** A missing language reads English, then German, then any that is there. */
    texts: jsonb().$type<Partial<Record<PageLanguage, PageText>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.version] })],
)
