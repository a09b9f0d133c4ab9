import type { SlideText } from '@normwerk/contract/content/slide'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { pictures } from './pictures.ts'

/** The slides of the landing page. */
export const slides = pgTable(
  'slides',
  {
    id: id(),
    sortIndex: integer().notNull(),
    isHidden: boolean().notNull(),
    texts: jsonb().$type<SlideText[]>().notNull(),
    pictureHash: text().references(() => pictures.hash),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.pictureHash)],
)
