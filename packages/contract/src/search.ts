import * as z from 'zod/mini'
import { Id, Money, PageRequest, pageOf, reject, text } from './common.ts'
import { maxFilterValues, maxProductNrLength, maxSearchTextLength } from './limits.ts'
import { givenMachining, givenOptions } from './part-options.ts'
import { AttributeKey, AttributeKind, DimensionPage, ProductDimension, ProductSummary, Unit } from './product.ts'

/** A text to search for. A text that is too long is rejected with an error code of its own. */
export const SearchText = text(1_000_000).check(
  reject<string>('queryTooLong', (query) => query.length <= maxSearchTextLength),
)

export const Filter = z.strictObject({
  name: z.string(),
  values: z.optional(z.array(z.union([z.number(), z.string()])).check(z.maxLength(maxFilterValues))),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
})
export type Filter = z.output<typeof Filter>

export const Facet = z.strictObject({
  name: AttributeKey,
  label: z.string(),
  unit: Unit,
  kind: AttributeKind,
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  values: z.array(
    z.strictObject({
      value: z.union([z.number(), z.string()]),
      /** The value in the caller's language, if it is a word. */
      label: z.optional(z.string()),
      count: z.int(),
      selected: z.boolean(),
    }),
  ),
})
export type Facet = z.output<typeof Facet>

/** `by`: an attribute key, `articleNo`, `price` or (products) `name`. Left out: best match, then the table's order. */
const Sort = z.strictObject({ by: z.string(), descending: z.optional(z.boolean()) })
export type Sort = z.output<typeof Sort>

/** What a text leaves open: the quantity, the material, a tolerance class, or a size by its attribute key. */
export const Assumed = z.union([z.enum(['material', 'toleranceClass', 'quantity']), AttributeKey])
/** A piece of a text as it is written, and what it means in the caller's language: `L=160`, "length 160 mm". */
export const ReadPiece = z.strictObject({ text: z.string(), meaning: z.string() })
export type ReadPiece = z.output<typeof ReadPiece>

export const Designation = z.strictObject({
  productDimensionId: Id,
  articleNo: z.string(),
  ...givenMachining,
  toleranceClass: givenOptions.toleranceClass,
  certificate31: z.boolean(),
  assumed: z.array(Assumed),
  alternatives: z.array(z.strictObject({ productDimensionId: Id, articleNo: z.string(), material: z.string() })),
  /** Set where the text is another maker's number and the part is our replacement for it. */
  crossReference: z.optional(z.nullable(z.strictObject({ maker: z.string(), differences: z.nullable(z.string()) }))),
  /** How the text was read; left out for a number. */
  reading: z.optional(z.array(ReadPiece)),
})
export type Designation = z.output<typeof Designation>

/** A part that a text may mean. Its number has the cut that the text asks for. */
export const SuggestedPart = z.strictObject({
  productDimensionId: Id,
  articleNo: z.string(),
  description: z.string(),
  /** From 0 to 1; 1 is exactly what the text says. */
  score: z.number(),
})
export type SuggestedPart = z.output<typeof SuggestedPart>

export const narrowing = {
  filters: z.optional(z.nullable(z.array(Filter).check(z.maxLength(100)))),
  pageRequest: z.optional(z.nullable(PageRequest)),
  categoryId: z.optional(z.nullable(Id)),
  subCategoryIds: z.optional(z.nullable(z.array(Id).check(z.maxLength(200)))),
  sort: z.optional(z.nullable(Sort)),
}

/** Whether only products that staff have chosen as deals are found. */
const dealsOnly = z.optional(z.nullable(z.boolean()))

/** Whether the answer leaves out facet values that count nothing, and names each product of articles once. */
const compact = z.optional(z.boolean())

export const ProductSearch = z.strictObject({
  query: z.optional(z.nullable(SearchText)),
  ...narrowing,
  /** Restricts the search to these products, by id or number; one that does not exist matches nothing. */
  productIds: z.optional(z.nullable(z.array(Id).check(z.maxLength(200)))),
  productNrs: z.optional(z.nullable(z.array(text(maxProductNrLength)).check(z.maxLength(200)))),
  dealsOnly,
  withDimensions: z.optional(z.nullable(z.boolean())),
  compact,
})
export type ProductSearch = z.output<typeof ProductSearch>

/** A text finds as in a product search; without one, at least one filter is required. */
export const DimensionFilter = z.strictObject({
  query: z.optional(z.nullable(SearchText)),
  ...narrowing,
  dealsOnly,
  compact,
})
export type DimensionFilter = z.output<typeof DimensionFilter>

const found = {
  facets: z.array(Facet),
  /** The filters of the call, and the sizes that the text names: a filter of the call replaces the same size of the text. */
  currentFilters: z.array(Filter),
  /** The text without the sizes that became filters; left out if it names none. */
  remainingWords: z.optional(z.string()),
  /** The standard in the text if nothing was found because the catalogue has no parts of it. */
  unsoldStandard: z.optional(z.string()),
  /** The name of a part in the text if nothing was found because the catalogue has no such parts. */
  unsoldPart: z.optional(z.string()),
  /** Set if nothing was found because the sizes of the text are in inches: the nearest parts in mm. */
  nearestInMetric: z.optional(z.array(z.string())),
  /** Parts that the text may mean, if nothing was found. */
  suggestions: z.optional(z.array(SuggestedPart)),
  /** The text without the words that keep it from finding anything, if it finds something without them. */
  fewerWords: z.optional(z.string()),
}

/** The articles of a product that pass the filters. */
const Passing = z.strictObject({
  count: z.int(),
  priceFrom: z.nullable(Money),
  /** The number of the article if it is the only one. */
  articleNo: z.nullable(z.string()),
})

/** A product of a search. Without filters it has no `passing`. */
export const FoundProduct = z.extend(ProductSummary, { passing: z.optional(Passing) })
export type FoundProduct = z.output<typeof FoundProduct>

export const SearchResult = z.extend(pageOf(FoundProduct), {
  ...found,
  dimensions: z.optional(DimensionPage),
  designation: z.optional(Designation),
})
export type SearchResult = z.output<typeof SearchResult>

export const FilterResult = z.extend(pageOf(z.extend(ProductDimension, { product: z.optional(ProductSummary) })), {
  ...found,
  /** The products of the items in a compact answer, whose items have none. */
  products: z.optional(z.array(ProductSummary)),
  tooMany: z.boolean(),
})
export type FilterResult = z.output<typeof FilterResult>

export const Suggestion = z.strictObject({
  kind: z.enum(['article', 'product', 'category', 'designation']),
  text: z.string(),
  id: Id,
  articleNo: z.optional(z.string()),
  /** The number of the product that the suggestion is or belongs to. */
  productNr: z.optional(z.string()),
  /** The slug of a suggested category. */
  slug: z.optional(z.string()),
})
export type Suggestion = z.output<typeof Suggestion>

export const SimpleSearch = z.strictObject({ query: z.nullable(SearchText), pageRequest: narrowing.pageRequest })
