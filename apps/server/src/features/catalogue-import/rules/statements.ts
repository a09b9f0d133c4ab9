import type { Column, TextLanguage } from '@normwerk/parts/article'

export type AttributeKind = 'number' | 'choice'
/** A text in those languages that a package has it in. */
export type StatedTexts = Partial<Record<TextLanguage, string>>

export interface CategoryStatement {
  file: string
  row: number
  key: string
  parentKey: string | null
  slug: string
  sortIndex: number | null
}

/** What the row of a product says, all of it: what it leaves open follows from the rules. */
export interface ProductRowStatement {
  category: string
  priceGroup: string | null
  standard: string | null
  certificate31: boolean | null
  related: readonly string[] | null
  sortIndex: number | null
}

/** What the tables of a package say of a product, together. */
export interface ProductStatement {
  productNr: string
  /** Where it is named first. */
  file: string
  row: number
  product: ProductRowStatement | null
  columns: Column<string>[]
  properties: Map<string, number | string>
  name: StatedTexts | null
  description: StatedTexts | null
  /** Words of properties by their keys. */
  propertyTexts: Map<string, StatedTexts>
  /** The keys that it has no longer, each with the row that says so. */
  removed: { columns: Map<string, number>; properties: Map<string, number> }
}

export interface AttributeStatement {
  key: string
  file: string
  row: number
  /** Null where only its label is stated. */
  kind: AttributeKind | null
  unit: string | null
  label: StatedTexts | null
}

/** Everything that a package says but its articles, prices and files. */
export interface Statements {
  categories: Map<string, CategoryStatement>
  removedCategories: Map<string, { file: string; row: number }>
  categoryNames: Map<string, { file: string; row: number; texts: StatedTexts }>
  products: Map<string, ProductStatement>
  attributes: Map<string, AttributeStatement>
}
