import { index, json, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

/** What positions were configured of; never changed, so that copies and orders share it. */
export const configurations = pgTable(
  'configurations',
  {
    id: id(),
    name: text().notNull(),
    /** As text, not as `jsonb`: it goes back as it came, and no character of it is refused. */
    settings: json().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.createdAt)],
)
