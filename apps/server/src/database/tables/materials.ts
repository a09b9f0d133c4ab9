import type { FigureStatus } from '@normwerk/parts/article'
import type { Material } from '@normwerk/parts/assortment'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** One material in one finish; in article numbers its code follows the family. */
export const materials = pgTable(
  'materials',
  {
    code: text().primaryKey(),
    /** Material number, or the name of a material without a number. */
    steel: text().notNull(),
    name: text().notNull(),
    finish: text().array().notNull(),
    group: text().notNull(),
    certificate: boolean().notNull(),
    /** As in the printed catalogue. */
    hardness: text().notNull(),
    rockwellFrom: integer(),
    rockwellTo: integer(),
    vickersFrom: integer(),
    equivalentSteels: text().array().notNull(),
    properties: jsonb().$type<Material['properties']>().notNull(),
    status: text().$type<FigureStatus>().notNull(),
    source: text().notNull(),
    note: text().notNull(),
  },
  (table) => [check('materials_code', sql`${table.code} ~ '^[A-Z]{1,2}$'`)],
)
