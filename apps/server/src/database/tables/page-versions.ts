import type { LanguageCode } from '@normwerk/contract/language'
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

export interface PageText {
  title: string
  sections: { heading: string | null; paragraphs: string[] }[]
}

/** Terms, privacy, imprint: each publication is a row that stays, as people have accepted it. */
export const pageVersions = pgTable(
  'page_versions',
  {
    key: text().notNull(),
    version: integer().notNull(),
    publishedAt: instant().notNull(),
    /** A missing language reads English, then German. */
    texts: jsonb().$type<Partial<Record<LanguageCode, PageText>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.version] })],
)
