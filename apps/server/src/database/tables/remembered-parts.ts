import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { articles } from './articles.ts'
import { id, instant } from './columns.ts'
import { companies } from './companies.ts'
import { machiningChecks, partOptions } from './part-options.ts'
import { users } from './users.ts'

/** The part that a buyer has chosen for the text of a row, which later rows with the same text get. */
export const rememberedParts = pgTable(
  'remembered_parts',
  {
    id: id(),
    /** Null: the shop's staff offer it to every company. */
    companyId: uuid().references(() => companies.id, { onDelete: 'cascade' }),
    /** The same for texts that differ only in letter case, accents and spaces. */
    textKey: text().notNull(),
    /** As the list writes it. */
    text: text().notNull(),
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    ...partOptions(),
    /** The unit in which the list states the quantity, such as `VE`, and its pieces; null if they were not chosen. */
    unit: text(),
    unitPieces: integer(),
    /** Who chose it; null once they are deleted. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    chosenAt: instant().notNull(),
    usedAt: instant().notNull(),
  },
  (table) => [
    unique('remembered_parts_text').on(table.companyId, table.textKey).nullsNotDistinct(),
    index().on(table.companyId, table.usedAt),
    index().on(table.articleId),
    index().on(table.userId),
    check('remembered_parts_unit', sql`(${table.unit} is null) = (${table.unitPieces} is null)`),
    ...machiningChecks('remembered_parts', table),
  ],
)
