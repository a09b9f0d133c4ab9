import type { SearchAddress } from '@normwerk/contract/saved-search'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { users } from './users.ts'

/** Searches that a user wants to repeat. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    search: jsonb().$type<SearchAddress>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.userId, table.createdAt)],
)
