import type { Attribute, FigureStatus, Product, Texts } from '@normwerk/parts/article'
import type { Material } from '@normwerk/parts/assortment'
import type { AttributeKey } from '@normwerk/parts/attributes'
import type { FamilyCode } from '@normwerk/parts/families/families'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { id } from './columns.ts'

/** The category tree, two levels deep. */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    key: text().notNull().unique(),
    parentId: uuid().references((): AnyPgColumn => categories.id),
    slug: text().notNull().unique(),
    name: jsonb().$type<Texts>().notNull(),
    sortIndex: integer().notNull(),
  },
  (table) => [index().on(table.parentId, table.sortIndex)],
)

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

/**
 * Additions of the catalogue to the standards of the families: a form that fixes a material, or parts that are not
 * sold.
 */
export const standards = pgTable(
  'standards',
  {
    number: text().notNull(),
    part: text(),
    form: text(),
    material: text(),
    status: text().$type<FigureStatus>().notNull(),
    source: text().notNull(),
    note: text().notNull(),
  },
  (table) => [unique('standards_entry').on(table.number, table.part, table.form).nullsNotDistinct()],
)

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

/** A trade name that stands for one or more materials. */
export const materialNames = pgTable('material_names', {
  word: text().primaryKey(),
  materials: text().array().notNull(),
  /** Whether the name means one specific material. */
  isNamed: boolean().notNull(),
  /** Null: the family's first one of them. */
  preferred: text(),
})
