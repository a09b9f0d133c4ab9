import type { PageLanguage } from '@normwerk/contract/content/page-language'
import type { PageText } from '@normwerk/contract/page-text'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'
import { pictures } from './pictures.ts'

/** News that staff have written. */
export const news = pgTable(
  'news',
  {
    id: id(),
    /** Since when visitors see it; null: they do not. */
    publishedAt: instant(),
    texts: jsonb().$type<Partial<Record<PageLanguage, PageText>>>().notNull(),
    pictureHash: text().references(() => pictures.hash),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.pictureHash), index().on(table.publishedAt)],
)
