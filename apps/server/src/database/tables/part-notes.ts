import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { articles } from './articles.ts'
import { id, instant } from './columns.ts'
import { companies } from './companies.ts'
import { machining, machiningChecks } from './part-options.ts'
import { users } from './users.ts'

/** What the users of a company write to each other about a stock article, or an article with machining. */
export const partNotes = pgTable(
  'part_notes',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    ...machining(),
    text: text().notNull(),
    /** Who wrote the text as it is now; null once they are deleted. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    writtenAt: instant().notNull(),
  },
  (table) => [
    index().on(table.companyId, table.writtenAt),
    index().on(table.companyId, table.articleId),
    index().on(table.articleId),
    index().on(table.userId),
    ...machiningChecks('part_notes', table),
  ],
)
