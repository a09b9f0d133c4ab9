import type { Product, Texts } from '@normwerk/parts/article'
import type { FamilyCode } from '@normwerk/parts/families/families'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { categories } from './categories.ts'
import { id } from './columns.ts'

type StatedTexts = Partial<Texts>

/** Texts and properties as a package has them; what it leaves open follows from the family, the material and the coating. */
export interface StatedOfProduct {
  name?: StatedTexts
  description?: StatedTexts
  properties?: { key: string; value: number | StatedTexts }[]
}

/** One family in one material and finish, or a general product with columns of its own. */
export const products = pgTable(
  'products',
  {
    id: id(),
    productNr: text().notNull().unique('products_product_nr'),
    categoryId: uuid()
      .notNull()
      .references(() => categories.id),
    /** Null: a general product, whose columns are its own. */
    family: text().$type<FamilyCode>(),
    /** What the discounts of companies are given on. */
    priceGroup: text().notNull(),
    material: text(),
    coating: text(),
    standard: text(),
    name: jsonb().$type<Product['name']>().notNull(),
    description: jsonb().$type<Product['description']>().notNull(),
    columns: jsonb().$type<Product['columns']>().notNull(),
    properties: jsonb().$type<Product['properties']>().notNull(),
    certificate31: boolean().notNull(),
    relatedProductNrs: text().array().notNull(),
    /** What its package said in place of the rules. */
    stated: jsonb().$type<StatedOfProduct>().notNull().default({}),
    sortIndex: integer().notNull(),
    /** Place among the deals of the landing page; null: no deal. The next two alike. */
    dealIndex: integer(),
    highlightIndex: integer(),
    newIndex: integer(),
  },
  (table) => [
    index().on(table.categoryId, table.sortIndex),
    index().on(table.dealIndex).where(sql`${table.dealIndex} is not null`),
    index().on(table.highlightIndex).where(sql`${table.highlightIndex} is not null`),
    index().on(table.newIndex).where(sql`${table.newIndex} is not null`),
  ],
)
