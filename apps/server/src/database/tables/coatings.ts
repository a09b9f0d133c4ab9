import type { Certainty } from '@normwerk/parts/article'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** A coating, the materials that stand it, and the words by which texts name it. */
export const coatings = pgTable(
  'coatings',
  {
    code: text().primaryKey(),
    name: text().notNull(),
    /** As printed. */
    hardness: text().notNull(),
    /** Of service, °C. */
    temperature: integer().notNull(),
    materials: text().array().notNull(),
    words: text().array().notNull(),
    status: text().$type<Certainty>().notNull(),
    source: text().notNull(),
    note: text().notNull(),
  },
  (table) => [check('coatings_code', sql`${table.code} ~ '^[A-Z]{2,4}$'`)],
)
