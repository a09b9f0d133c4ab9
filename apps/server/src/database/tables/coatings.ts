import type { FigureStatus } from '@normwerk/parts/article'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** A coating, the materials that it can be applied to, and its names in texts. */
export const coatings = pgTable(
  'coatings',
  {
    code: text().primaryKey(),
    name: text().notNull(),
    /** As in the printed catalogue. */
    hardness: text().notNull(),
    /** Maximum service temperature, °C. */
    temperature: integer().notNull(),
    /** The highest temperature of the usual process, °C. */
    deposition: integer(),
    materials: text().array().notNull(),
    words: text().array().notNull(),
    status: text().$type<FigureStatus>().notNull(),
    source: text().notNull(),
    note: text().notNull(),
  },
  (table) => [check('coatings_code', sql`${table.code} ~ '^[A-Z]{2,4}$'`)],
)
