import type { Column, TextLanguage } from '@normwerk/parts/article'

export type AttributeKind = 'number' | 'choice'
/** A text in the languages of the package. */
export type StatedTexts = Partial<Record<TextLanguage, string>>

export interface CategoryStatement {
  file: string
  row: number
  key: string
  parentKey: string | null
  slug: string
  sortIndex: number | null
}

/** The row of a product. The rules derive missing values. */
export interface ProductRowStatement {
  category: string
  priceGroup: string | null
  standard: string | null
  certificate31: boolean | null
  related: readonly string[] | null
  sortIndex: number | null
}

/** What the tables of a package state about a product. */
export interface ProductStatement {
  productNr: string
  /** The first place that names it. */
  file: string
  row: number
  product: ProductRowStatement | null
  columns: Column<string>[]
  properties: Map<string, number | string>
  name: StatedTexts | null
  description: StatedTexts | null
  /** Words of properties by key, with the first row that states them. */
  propertyTexts: Map<string, { file: string; row: number; texts: StatedTexts }>
  /** The removed keys, each with the row that removes it. */
  removed: { columns: Map<string, number>; properties: Map<string, number> }
}

export interface AttributeStatement {
  key: string
  file: string
  row: number
  /** Null if only its label is stated. */
  kind: AttributeKind | null
  unit: string | null
  label: StatedTexts | null
}

/** A package without its articles, prices and files. */
export interface Statements {
  categories: Map<string, CategoryStatement>
  removedCategories: Map<string, { file: string; row: number }>
  categoryNames: Map<string, { file: string; row: number; texts: StatedTexts }>
  products: Map<string, ProductStatement>
  attributes: Map<string, AttributeStatement>
}
