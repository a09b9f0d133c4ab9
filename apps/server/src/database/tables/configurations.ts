import { index, json, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

/** Settings of configured groups. They never change, so that copies and orders share them. */
export const configurations = pgTable(
  'configurations',
  {
    id: id(),
    name: text().notNull(),
    /** As `json`, not `jsonb`: the text is returned unchanged, and no character of it is rejected. */
    settings: json().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.createdAt)],
)
