import { boolean, pgTable, text } from 'drizzle-orm/pg-core'

/** A trade name that stands for one or more materials. */
export const materialNames = pgTable('material_names', {
  word: text().primaryKey(),
  materials: text().array().notNull(),
  /** Whether the name means one specific material. */
  isNamed: boolean().notNull(),
  /** Null: the family's first one of them. */
  preferred: text(),
})
