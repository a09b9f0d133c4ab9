import type { FigureStatus } from '@normwerk/parts/article'
import { pgTable, text, unique } from 'drizzle-orm/pg-core'

/**
 * Additions of the catalogue to the standards of the families: a form that fixes a material, or parts that are not
 * sold.
 */
export const standards = pgTable(
  'standards',
  {
    number: text().notNull(),
    part: text(),
    form: text(),
    material: text(),
    status: text().$type<FigureStatus>().notNull(),
    source: text().notNull(),
    note: text().notNull(),
  },
  (table) => [unique('standards_entry').on(table.number, table.part, table.form).nullsNotDistinct()],
)
