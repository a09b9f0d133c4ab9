/** A property that can be filtered, counted and sorted by; products and articles both may carry it. */
export interface AttributeInput {
  key: string
  kind: 'number' | 'choice'
}

/** Words by language code, e.g. `{ de: ['Auswerferstift'] }`; the first of a language is the name that is shown. */
export type TextsByLanguage = Readonly<Record<string, readonly string[]>>

export interface CategoryInput {
  id: string
  texts: TextsByLanguage
}

/** What the index must know before the first product. */
export interface IndexOptions {
  attributes: readonly AttributeInput[]
  /** Language codes whose texts are indexed, e.g. `['de', 'en']`. */
  languages: readonly string[]
  /** Only for suggestions; a product may name categories that are missing here. */
  categories?: readonly CategoryInput[]
}

export type Flag = 'deal' | 'new' | 'highlighted'

/** One product; its articles follow by `addArticle`. */
export interface ProductInput {
  id: string
  productNr: string
  /** The product's own category and every ancestor. */
  categoryIds: readonly string[]
  /** Name first, then standard, material words, descriptions. */
  texts: TextsByLanguage
  /** Attribute values that hold for all its articles (material, coating, hardness). */
  values: Readonly<Record<string, number | string>>
  flags?: Readonly<Partial<Record<Flag, boolean>>>
}

/** One orderable size. */
export interface ArticleInput {
  /** A UUID; kept as its 16 bytes. */
  id: string
  /** ASCII, at most 255 characters. */
  articleNo: string
  /** Attribute values; they come before a value of the product under the same key. */
  values: Readonly<Record<string, number | string>>
  /** Whole cents; null is on request and sorts last. */
  price: number | null
}
