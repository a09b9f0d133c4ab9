import type { AttributeKey, ByAttribute, FamilyKey } from './attributes.ts'
import type { FamilyCode } from './families/families.ts'

/** Languages of product texts; `se` and `si` are the shop's own codes for Swedish and Slovenian. */
export const textLanguages = ['de', 'en', 'fr', 'it', 'es', 'cs', 'pl', 'hu', 'nl', 'pt', 'ro', 'se', 'sl'] as const
export type TextLanguage = (typeof textLanguages)[number]
/** German and English are always there; a missing language falls back to English. */
export type Texts = { de: string; en: string } & Partial<Record<TextLanguage, string>>

export type Unit = 'mm' | '°C' | 'HRC' | 'N/mm²' | 'kg' | '°'

/** One property with a number or a choice as its value; it has the same meaning in all families. */
export interface Attribute {
  key: FamilyKey
  unit: Unit | null
  kind: 'number' | 'choice'
  label: Texts
}

/** A column of a product's table of articles; `symbol` is the letter on the drawing. */
export interface Column<Key extends string = AttributeKey> {
  attribute: Key
  symbol: string
  /** `row` and `column` span the cross table (diameter × length); `detail` is an additional column. */
  role: 'row' | 'column' | 'detail'
}

/** Limits in mm relative to the nominal size; `text` is their form on a drawing ("g6", "+2/0"). */
export interface Tolerance {
  text: string
  upper: number | null
  lower: number | null
}

export const toleranceClasses = ['T100', 'T50', 'T20', 'T10'] as const
export type ToleranceClass = (typeof toleranceClasses)[number]

/** The lengths to which a blank may be cut, in mm. */
export interface Trimming {
  minLength: number
  maxLength: number
  toleranceClasses: ToleranceClass[]
}

/** How sure the figures are. The shop says only "based on" a standard, so each row keeps this status. */
export const figureStatuses = ['confirmed', 'derived', 'unconfirmed'] as const
export type FigureStatus = (typeof figureStatuses)[number]

export interface Category {
  key: string
  parentKey: string | null
  slug: string
  name: Texts
}

/** A fact of a product. */
export interface Property {
  key: AttributeKey
  value: Texts | number
  /** Where or on what condition it applies: in the core, deposited below 200 °C. */
  remark?: Texts
}

/** One family in one material and finish, as a product page shows it. */
export interface Product {
  /** e.g. `AZH`, with a coating `AZX-TIN`. */
  productNr: string
  family: FamilyCode
  /** The group on which companies get discounts. */
  priceGroup: string
  categoryKey: string
  /** Code of the material and finish: the letters behind the family in the number. */
  material: string
  coating: string | null
  /** The standard it is based on, e.g. `DIN 1530-1`. */
  standard: string | null
  name: Texts
  description: Texts
  columns: Column[]
  /** Material, finish, hardness, temperature, for the page and the facets. */
  properties: Property[]
  certificate31: boolean
  relatedProductNrs: string[]
}

/** Nominal values of an article, sizes in mm or degrees. */
export type Values = Readonly<ByAttribute<number | string>>

/** One article of a product. Lengths in mm, mass in kg, money in whole cents. */
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
  status: FigureStatus
}
