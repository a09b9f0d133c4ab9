import type { Texts } from '@normwerk/parts/article'
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id } from './columns.ts'

/** The category tree, two levels deep. */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    key: text().notNull().unique(),
    parentId: uuid().references((): AnyPgColumn => categories.id),
    slug: text().notNull().unique(),
    name: jsonb().$type<Texts>().notNull(),
    sortIndex: integer().notNull(),
  },
  (table) => [index().on(table.parentId, table.sortIndex)],
)
