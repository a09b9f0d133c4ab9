import { boolean, pgTable, text } from 'drizzle-orm/pg-core'

/** A word of the trade that one or more materials answer. */
export const materialNames = pgTable('material_names', {
  word: text().primaryKey(),
  materials: text().array().notNull(),
  /** Whether the word asks for one of them. */
  isNamed: boolean().notNull(),
  /** Null: the family's first of them. */
  preferred: text(),
})
