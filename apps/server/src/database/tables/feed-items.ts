import type { PageLanguage } from '@normwerk/contract/content/page-language'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { pictures } from './pictures.ts'

/** The last good answers of the feed that the shop shows instead of its own news, by language. */
export const feedItems = pgTable(
  'feed_items',
  {
    language: text().$type<PageLanguage>().notNull(),
    position: integer().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    link: text().notNull(),
    publishedAt: instant(),
    /** The address of the picture in the feed; its picture is fetched once. */
    imageAddress: text(),
    pictureHash: text().references(() => pictures.hash),
  },
  (table) => [primaryKey({ columns: [table.language, table.position] }), index().on(table.pictureHash)],
)
