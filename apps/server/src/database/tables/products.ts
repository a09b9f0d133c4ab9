import type { Attribute, FigureStatus, Product, Texts } from '@normwerk/parts/article'
import type { Material } from '@normwerk/parts/assortment'
import type { AttributeKey } from '@normwerk/parts/attributes'
import type { FamilyCode } from '@normwerk/parts/families/families'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, pgTable, unique } from 'drizzle-orm/pg-core'
import { id } from './columns.ts'

/** The category tree, two levels deep. */
export const categories = pgTable(
  'categories',
  (t) => ({
    id: id(),
    key: t.text().notNull().unique(),
    parentId: t.uuid().references((): AnyPgColumn => categories.id),
    slug: t.text().notNull().unique(),
    name: t.jsonb().$type<Texts>().notNull(),
    sortIndex: t.integer().notNull(),
  }),
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
  (t) => ({
    id: id(),
    productNr: t.text().notNull().unique('products_product_nr'),
    categoryId: t
      .uuid()
      .notNull()
      .references(() => categories.id),
    /** Null: a general product with its own columns. */
    family: t.text().$type<FamilyCode>(),
    /** The discounts of companies are given on price groups. */
    priceGroup: t.text().notNull(),
    material: t.text(),
    coating: t.text(),
    standard: t.text(),
    name: t.jsonb().$type<Product['name']>().notNull(),
    description: t.jsonb().$type<Product['description']>().notNull(),
    columns: t.jsonb().$type<Product['columns']>().notNull(),
    properties: t.jsonb().$type<Product['properties']>().notNull(),
    certificate31: t.boolean().notNull(),
    relatedProductNrs: t.text().array().notNull(),
    /** What its package states instead of the rules. */
    stated: t.jsonb().$type<StatedOfProduct>().notNull().default({}),
    sortIndex: t.integer().notNull(),
    /** Place among the deals of the landing page; null: no deal. The next two columns work alike. */
    dealIndex: t.integer(),
    highlightIndex: t.integer(),
    newIndex: t.integer(),
  }),
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
  (t) => ({
    /** One meaning per key over all products, so that one filter works for all of them. */
    key: t.text().$type<AttributeKey>().primaryKey(),
    unit: t.text(),
    kind: t.text().$type<Attribute['kind']>().notNull(),
    label: t.jsonb().$type<Texts>().notNull(),
  }),
  (table) => [check('attributes_kind', sql`${table.kind} in ('number', 'choice')`)],
)

/**
 * Additions of the catalogue to the standards of the families: a form that fixes a material, or parts that are not
 * sold.
 */
export const standards = pgTable(
  'standards',
  (t) => ({
    number: t.text().notNull(),
    part: t.text(),
    form: t.text(),
    material: t.text(),
    status: t.text().$type<FigureStatus>().notNull(),
    source: t.text().notNull(),
    note: t.text().notNull(),
  }),
  (table) => [unique('standards_entry').on(table.number, table.part, table.form).nullsNotDistinct()],
)

/** A coating, the materials that it can be applied to, and its names in texts. */
export const coatings = pgTable(
  'coatings',
  (t) => ({
    code: t.text().primaryKey(),
    name: t.text().notNull(),
    /** As in the printed catalogue. */
    hardness: t.text().notNull(),
    /** Maximum service temperature, °C. */
    temperature: t.integer().notNull(),
    /** The highest temperature of the usual process, °C. */
    deposition: t.integer(),
    materials: t.text().array().notNull(),
    words: t.text().array().notNull(),
    status: t.text().$type<FigureStatus>().notNull(),
    source: t.text().notNull(),
    note: t.text().notNull(),
  }),
  (table) => [check('coatings_code', sql`${table.code} ~ '^[A-Z]{2,4}$'`)],
)

/** One material in one finish; in article numbers its code follows the family. */
export const materials = pgTable(
  'materials',
  (t) => ({
    code: t.text().primaryKey(),
    /** Material number, or the name of a material without a number. */
    steel: t.text().notNull(),
    name: t.text().notNull(),
    finish: t.text().array().notNull(),
    group: t.text().notNull(),
    certificate: t.boolean().notNull(),
    /** As in the printed catalogue. */
    hardness: t.text().notNull(),
    rockwellFrom: t.integer(),
    rockwellTo: t.integer(),
    vickersFrom: t.integer(),
    equivalentSteels: t.text().array().notNull(),
    properties: t.jsonb().$type<Material['properties']>().notNull(),
    status: t.text().$type<FigureStatus>().notNull(),
    source: t.text().notNull(),
    note: t.text().notNull(),
  }),
  (table) => [check('materials_code', sql`${table.code} ~ '^[A-Z]{1,2}$'`)],
)

/** A trade name that stands for one or more materials. */
export const materialNames = pgTable('material_names', (t) => ({
  word: t.text().primaryKey(),
  materials: t.text().array().notNull(),
  /** Whether the name means one specific material. */
  isNamed: t.boolean().notNull(),
  /** Null: the family's first one of them. */
  preferred: t.text(),
}))
