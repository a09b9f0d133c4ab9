import type { Attribute, Texts } from '@normwerk/parts/article'
import type { AttributeKey } from '@normwerk/parts/attributes'
import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Columns and properties of general products. The attributes of the shop's own families are defined in code. */
export const attributes = pgTable(
  'attributes',
  {
    /** One meaning per key over all products, so that one filter works for all of them. */
    key: text().$type<AttributeKey>().primaryKey(),
    unit: text(),
    kind: text().$type<Attribute['kind']>().notNull(),
    label: jsonb().$type<Texts>().notNull(),
  },
  (table) => [check('attributes_kind', sql`${table.kind} in ('number', 'choice')`)],
)
