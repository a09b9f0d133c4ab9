import type { Attribute, Texts } from '@normwerk/parts/article'
import type { AttributeKey } from '@normwerk/parts/attributes'
import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** What general products have columns and properties of; the attributes of our families are known without. */
export const attributes = pgTable(
  'attributes',
  {
    /** One meaning per key over all products, so that one filter works across them. */
    key: text().$type<AttributeKey>().primaryKey(),
    unit: text(),
    kind: text().$type<Attribute['kind']>().notNull(),
    label: jsonb().$type<Texts>().notNull(),
  },
  (table) => [check('attributes_kind', sql`${table.kind} in ('number', 'choice')`)],
)
