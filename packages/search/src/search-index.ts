import type { Vocabulary } from './text/vocabulary.ts'

/** Marks a strip without a column, as all articles of the product share one value. */
export const sharedValue = 0xffffffff
/** Marks a strip whose articles already ascend by value, so that it needs no sorted rows. */
export const ascendingRows = 0xffffffff
/** Price of an article on request. */
export const noPrice = 0xffffffff

/** Rows between two anchors into the article numbers. A start for every row would cost 4 bytes per row. */
export const anchorDistance = 16
export const flagBits = { deal: 1, new: 2, highlighted: 4 } as const

/** The values of one attribute, ascending. The code of a value is its place + 1; code 0 means no value. */
export interface Attribute {
  readonly key: string
  readonly kind: 'number' | 'choice'
  readonly values: readonly (number | string)[]
  /** Place of code 0 in arrays that count over all attributes. */
  readonly firstCount: number
}

/** Products by ordinal, in the order they were added. */
export interface Products {
  readonly count: number
  readonly ids: readonly string[]
  readonly ordinals: ReadonlyMap<string, number>
  readonly numbers: readonly string[]
  /** Opening shared by the article numbers of the product, as written and as a key. */
  readonly heads: readonly string[]
  readonly headKeys: readonly string[]
  /** First article of each product; one more at the end. */
  readonly firstRow: Uint32Array
  /** Place of each product when sorted by product number, and the inverse. */
  readonly rank: Uint32Array
  readonly byRank: Uint32Array
  /** Bits of `flagBits`. */
  readonly flags: Uint8Array
  readonly priceFrom: Uint32Array
  readonly names: readonly Readonly<Record<string, string>>[]
}

/** Articles by row; rows of a product are contiguous and in natural order of their numbers. */
export interface Articles {
  readonly count: number
  readonly ids: Uint8Array
  /** Article numbers without the product's head, one after the other. */
  readonly tails: Uint8Array
  readonly tailLengths: Uint8Array
  /** First byte in `tails` of every `anchorDistance`th row. */
  readonly anchors: Uint32Array
  readonly prices: Uint32Array
  /** How soon each article is available, smaller is sooner; 0 means unknown. */
  readonly soonness: Uint16Array
  /** The rows of each product (counted from its first) by the keys of their tails, bytewise. */
  readonly byKey: Uint16Array | Uint32Array
}

/**
 * A strip is one attribute of one product: its distinct values, ascending, each with the rows that have it.
 * So counting or skipping a whole product touches its few values instead of its many rows.
 */
export interface Strips {
  /** [attribute × products + product] → strip + 1, 0 when the product lacks the attribute. */
  readonly at: Uint32Array
  /** First strip of each product; one more at the end. */
  readonly firstOf: Uint32Array
  readonly attribute: Uint16Array
  /** First entry of each strip; one more at the end. */
  readonly firstEntry: Uint32Array
  /** Start in `codes`, or `sharedValue`. */
  readonly column: Uint32Array
  /** Start in `rows`, or `ascendingRows`. */
  readonly sorted: Uint32Array
  readonly entryCode: Uint16Array | Uint32Array
  /** Where the entry's rows end, counted from the start of the strip. */
  readonly entryEnd: Uint16Array | Uint32Array
  readonly codes: Uint16Array | Uint32Array
  readonly rows: Uint16Array | Uint32Array
}

/** The data of search, filters and suggestions. Only prices and availability change after the build, see `changePrices`. */
export interface SearchIndex {
  readonly attributes: readonly Attribute[]
  readonly attributeOf: ReadonlyMap<string, number>
  /** Length of arrays that count over all attributes. */
  readonly countLength: number
  /** Articles per value over the whole index. */
  readonly articleCounts: Uint32Array
  readonly products: Products
  readonly productsByHead: ReadonlyMap<string, readonly number[]>
  /** Length of the longest key in `productsByHead`. */
  readonly maxHeadLength: number
  /** Length of the longest key of an article number. */
  readonly maxKeyLength: number
  readonly articles: Articles
  readonly strips: Strips
  readonly maxRows: number
  readonly productsOf: ReadonlyMap<string, Uint32Array>
  /** Words of the product texts by language. */
  readonly words: ReadonlyMap<string, Vocabulary>
  readonly numberWords: Vocabulary
  readonly categories: readonly { readonly id: string; readonly names: Readonly<Record<string, string>> }[]
  readonly categoryWords: ReadonlyMap<string, Vocabulary>
}
