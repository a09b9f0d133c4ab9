/** A property for filters, counts and sorting. Products and articles may both have a value. */
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

/** Options that the index needs before the first product. */
export interface IndexOptions {
  attributes: readonly AttributeInput[]
  /** Language codes whose texts are indexed, e.g. `['de', 'en']`. */
  languages: readonly string[]
  /** Only for suggestions; a product may name categories that are missing here. */
  categories?: readonly CategoryInput[]
}

export type Flag = 'deal' | 'new' | 'highlighted'

/** One product; `addArticle` adds its articles. */
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

/** One article. */
export interface ArticleInput {
  /** A UUID, stored in 16 bytes. */
  id: string
  /** ASCII, at most 255 characters. */
  articleNo: string
  /** Attribute values. They take precedence over the product's value of the same key. */
  values: Readonly<Record<string, number | string>>
  /** In whole cents; null means on request and sorts last. */
  price: number | null
  /** How soon it is available, 1 to 65,535, smaller is sooner; left out if unknown, which sorts last. */
  soonness?: number
}
