import type { Product, Texts } from '@normwerk/parts/article'
import type { FamilyCode } from '@normwerk/parts/families/families'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { categories } from './categories.ts'
import { id } from './columns.ts'

type StatedTexts = Partial<Texts>

/** Texts and properties from a package. The missing ones follow from the family, the material and the coating. */
export interface StatedOfProduct {
  name?: StatedTexts
  description?: StatedTexts
  properties?: { key: string; value: number | StatedTexts }[]
}

/** One family in one material and finish, or a general product with its own columns. */
export const products = pgTable(
  'products',
  {
    id: id(),
    productNr: text().notNull().unique('products_product_nr'),
    categoryId: uuid()
      .notNull()
      .references(() => categories.id),
    /** Null: a general product with its own columns. */
    family: text().$type<FamilyCode>(),
    /** The discounts of companies are given on price groups. */
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
    /** What its package states instead of the rules. */
    stated: jsonb().$type<StatedOfProduct>().notNull().default({}),
    sortIndex: integer().notNull(),
    /** Place among the deals of the landing page; null: no deal. The next two columns work alike. */
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
