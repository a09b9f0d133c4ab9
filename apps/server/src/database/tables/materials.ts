import type { Certainty } from '@normwerk/parts/article'
import type { Material } from '@normwerk/parts/assortment'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** One material in one finish; its code stands behind the family in article numbers. */
export const materials = pgTable(
  'materials',
  {
    code: text().primaryKey(),
    /** Material number, or the name where the material has none. */
    steel: text().notNull(),
    name: text().notNull(),
    finish: text().array().notNull(),
    group: text().notNull(),
    certificate: boolean().notNull(),
    /** As printed. */
    hardness: text().notNull(),
    rockwellFrom: integer(),
    rockwellTo: integer(),
    vickersFrom: integer(),
    equivalentSteels: text().array().notNull(),
    properties: jsonb().$type<Material['properties']>().notNull(),
    status: text().$type<Certainty>().notNull(),
    source: text().notNull(),
    note: text().notNull(),
  },
  (table) => [check('materials_code', sql`${table.code} ~ '^[A-Z]{1,2}$'`)],
)
