import type { AttributeKey, ByAttribute, FamilyKey } from './attributes.ts'
import type { FamilyCode } from './families/families.ts'

/** Languages of product texts; Swedish and Slovenian under the shop's own codes. */
export const textLanguages = ['de', 'en', 'fr', 'it', 'es', 'cs', 'pl', 'hu', 'nl', 'pt', 'ro', 'se', 'sl'] as const
export type TextLanguage = (typeof textLanguages)[number]
/** German and English always; a missing language falls back to English. */
export type Texts = { de: string; en: string } & Partial<Record<TextLanguage, string>>

export type Unit = 'mm' | '°C' | 'HRC' | 'N/mm²' | 'kg' | '°'

/** One measurable or choosable property, the same over all families. */
export interface Attribute {
  key: FamilyKey
  unit: Unit | null
  kind: 'number' | 'choice'
  label: Texts
}

/** A column of a product's dimension table; `symbol` is the letter on the drawing. */
export interface Column<Key extends string = AttributeKey> {
  attribute: Key
  symbol: string
  /** `row` and `column` span the cross table (diameter × length); `detail` stands beside. */
  role: 'row' | 'column' | 'detail'
}

/** Limits in mm relative to the nominal size; `text` as it is printed on a drawing ("g6", "+2/0"). */
export interface Tolerance {
  text: string
  upper: number | null
  lower: number | null
}

export const toleranceClasses = ['T100', 'T50', 'T20', 'T10'] as const
export type ToleranceClass = (typeof toleranceClasses)[number]

/** What a blank may be cut to, in mm. */
export interface Trimming {
  minLength: number
  maxLength: number
  toleranceClasses: ToleranceClass[]
}

/** How sure the figures are; the shop says "based on" a standard and keeps this. */
export type Certainty = 'confirmed' | 'derived' | 'unconfirmed'

export interface Category {
  key: string
  parentKey: string | null
  slug: string
  name: Texts
}

/** One family in one material and finish: what a product page shows. */
export interface Product {
  /** e.g. `AZH`, with a coating `AZX-TIN`. */
  productNr: string
  family: FamilyCode
  /** What the discounts of companies are given on. */
  priceGroup: string
  categoryKey: string
  /** Code of the material and finish, the letter(s) behind the family in the number. */
  material: string
  coating: string | null
  /** The standard it is based on, e.g. `DIN 1530-1`. */
  standard: string | null
  name: Texts
  description: Texts
  columns: Column[]
  /** Facts of material, finish, hardness, temperature, for the page and the facets. */
  properties: { key: AttributeKey; value: Texts | number }[]
  certificate31: boolean
  relatedProductNrs: string[]
}

/** Nominal values of an article, sizes in mm or degrees. */
export type Values = Readonly<ByAttribute<number | string>>

/** One orderable size of a product. Lengths in mm, mass in kg, money in whole cents. */
export interface Article {
  articleNo: string
  productNr: string
  /** Nominal values; every column of a family's product has one. */
  values: Values
  tolerances: ByAttribute<Tolerance>
  mass: number
  listPrice: number
  /** Discount in whole percent from a quantity on, ascending; the first level above 1 piece. */
  scale: { from: number; percent: number }[]
  availability: 'inStock' | 'shortTerm' | 'onRequest'
  leadTimeDays: number
  trimming: Trimming | null
  certainty: Certainty
}
