import * as z from 'zod/mini'
import { Id, Money, PageRequest, pageOf, refuse, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import {
  AttributeKind,
  Category,
  DimensionPage,
  DimensionTableMapping,
  Product,
  ProductDimension,
  ProductPage,
  ProductSummary,
  Unit,
} from './product.ts'

const longestQuery = 200
const Query = text(1_000_000).check(refuse<string>('queryTooLong', (query) => query.length <= longestQuery))

export const Filter = z.strictObject({
  name: z.string(),
  values: z.optional(z.array(z.union([z.number(), z.string()])).check(z.maxLength(1000))),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
})
export type Filter = z.output<typeof Filter>

export const Facet = z.strictObject({
  name: z.string(),
  label: z.string(),
  unit: Unit,
  kind: AttributeKind,
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  values: z.array(
    z.strictObject({
      value: z.union([z.number(), z.string()]),
      /** The value in the caller's language, where it is a word. */
      label: z.optional(z.string()),
      count: z.int(),
      selected: z.boolean(),
    }),
  ),
})
export type Facet = z.output<typeof Facet>

/** `by` is an attribute key, `articleNo`, `price` or (products) `name`; left out: best match, then the table's order. */
const Sort = z.strictObject({ by: z.string(), descending: z.optional(z.boolean()) })
export type Sort = z.output<typeof Sort>

export const Assumed = z.enum(['material', 'length', 'toleranceClass'])
export const Designation = z.strictObject({
  productDimensionId: Id,
  articleNo: z.string(),
  changedLength: z.nullable(z.number()),
  toleranceClass: z.nullable(z.string()),
  certificate31: z.boolean(),
  assumed: z.array(Assumed),
  alternatives: z.array(z.strictObject({ productDimensionId: Id, articleNo: z.string(), material: z.string() })),
})
export type Designation = z.output<typeof Designation>

const narrowing = {
  filters: z.optional(z.nullable(z.array(Filter).check(z.maxLength(100)))),
  pageRequest: z.optional(z.nullable(PageRequest)),
  categoryId: z.optional(z.nullable(Id)),
  subCategoryIds: z.optional(z.nullable(z.array(Id).check(z.maxLength(200)))),
  sort: z.optional(z.nullable(Sort)),
}

export const ProductSearch = z.strictObject({
  query: z.optional(z.nullable(Query)),
  ...narrowing,
  /** Only these products, by id or number; one that does not exist finds nothing. */
  productIds: z.optional(z.nullable(z.array(Id).check(z.maxLength(200)))),
  productNrs: z.optional(z.nullable(z.array(text(60)).check(z.maxLength(200)))),
  dealsOnly: z.optional(z.nullable(z.boolean())),
  withDimensions: z.optional(z.nullable(z.boolean())),
})
export type ProductSearch = z.output<typeof ProductSearch>

export const DimensionFilter = z.strictObject(narrowing)
export type DimensionFilter = z.output<typeof DimensionFilter>

const found = { facets: z.array(Facet), currentFilters: z.array(Filter) }

export const SearchResult = z.extend(ProductPage, {
  ...found,
  dimensions: z.optional(DimensionPage),
  designation: z.optional(Designation),
})
export type SearchResult = z.output<typeof SearchResult>

export const FilterResult = z.extend(pageOf(z.extend(ProductDimension, { product: ProductSummary })), {
  ...found,
  tooMany: z.boolean(),
})
export type FilterResult = z.output<typeof FilterResult>

export const Suggestion = z.strictObject({
  kind: z.enum(['article', 'product', 'category', 'designation']),
  text: z.string(),
  id: Id,
  articleNo: z.optional(z.string()),
  /** Of the product that the suggestion is, or belongs to. */
  productNr: z.optional(z.string()),
  /** Of a category. */
  slug: z.optional(z.string()),
})
export type Suggestion = z.output<typeof Suggestion>

export const TolerancePrice = z.strictObject({
  changedLength: z.number(),
  options: z.array(
    z.strictObject({
      tolerance: z.string(),
      toleranceClass: z.string(),
      price: Money,
      surcharge: Money,
      leadTimeDays: z.int(),
    }),
  ),
  tolerance: z.string(),
  price: Money,
  cheaperDimensionId: z.optional(Id),
})
export type TolerancePrice = z.output<typeof TolerancePrice>

const ProductNrs = z.strictObject({ productNrs: z.array(text(60)).check(z.maxLength(200)) })

const readFlagged = { permission: 'catalogue.browse', output: ProductNrs, errors: [] } as const
const flag = {
  permission: 'catalogue.flag',
  input: ProductNrs,
  output: ProductNrs,
  errors: ['unknownProductNr'],
} as const

export const catalogueEndpoints = {
  mainCategories: endpoint({
    route: 'GET /api/product-category/main',
    summary: 'The main categories.',
    permission: 'catalogue.browse',
    output: z.array(Category),
    errors: [],
  }),
  subCategories: endpoint({
    route: 'GET /api/product-category/sub',
    summary: 'The categories below another, or all of the second level.',
    permission: 'catalogue.browse',
    input: z.strictObject({ parentId: z.optional(Id) }),
    output: z.array(Category),
    errors: [],
  }),
  readLandingPage: endpoint({
    route: 'GET /api/product/landing-page',
    summary: 'The deals of the landing page.',
    ...readFlagged,
  }),
  flagLandingPage: endpoint({
    route: 'PUT /api/product/landing-page',
    summary: 'Chooses the deals of the landing page.',
    ...flag,
  }),
  randomDeals: endpoint({
    route: 'GET /api/product/landing-page/random',
    summary: 'Some of the deals, drawn by chance.',
    permission: 'catalogue.browse',
    input: z.strictObject({ amount: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(24)), 6) }),
    output: z.array(ProductSummary),
    errors: [],
  }),
  readHighlighted: endpoint({
    route: 'GET /api/product/highlighted',
    summary: 'The highlighted products.',
    ...readFlagged,
  }),
  flagHighlighted: endpoint({
    route: 'PUT /api/product/highlighted',
    summary: 'Chooses the highlighted products.',
    ...flag,
  }),
  readNew: endpoint({ route: 'GET /api/product/new', summary: 'The new products.', ...readFlagged }),
  flagNew: endpoint({ route: 'PUT /api/product/new', summary: 'Chooses the new products.', ...flag }),
  readByNumber: endpoint({
    route: 'GET /api/product/by-product-nr',
    summary: 'A product by its number.',
    permission: 'catalogue.browse',
    input: z.strictObject({ productNr: text(60) }),
    output: Product,
    errors: ['entryNotFound'],
  }),
  autoComplete: endpoint({
    route: 'GET /api/product/auto-complete',
    summary: 'At most ten suggestions for what is being typed.',
    permission: 'catalogue.browse',
    input: z.strictObject({ searchString: Query }),
    output: z.strictObject({ suggestions: z.array(Suggestion).check(z.maxLength(10)) }),
    errors: ['queryTooLong'],
  }),
  readProduct: endpoint({
    route: 'GET /api/product/{id}',
    summary: 'A product with its dimension table.',
    permission: 'catalogue.browse',
    output: Product,
    errors: ['entryNotFound'],
  }),
  search: endpoint({
    route: 'POST /api/product/search',
    readsOnly: true,
    summary: 'Products by text, category and filters.',
    permission: 'catalogue.browse',
    input: ProductSearch,
    output: SearchResult,
    errors: ['queryTooLong', 'pageSizeTooLarge', 'unknownFilter'],
  }),
  searchSimple: endpoint({
    route: 'POST /api/product/search-simple',
    readsOnly: true,
    summary: 'Products by text alone.',
    permission: 'catalogue.browse',
    input: z.strictObject({ query: z.nullable(Query), pageRequest: narrowing.pageRequest }),
    output: ProductPage,
    errors: ['queryTooLong', 'pageSizeTooLarge'],
  }),
  filter: endpoint({
    route: 'POST /api/product/filter',
    readsOnly: true,
    summary: 'Dimensions of all products by filters.',
    permission: 'catalogue.browse',
    input: DimensionFilter,
    output: FilterResult,
    errors: ['filterRequired', 'pageSizeTooLarge', 'unknownFilter'],
  }),
  readMapping: endpoint({
    route: 'GET /api/dimension-table-mapping/{id}',
    summary: 'The columns of a dimension table.',
    permission: 'catalogue.browse',
    output: DimensionTableMapping,
    errors: ['entryNotFound'],
  }),
  readDimension: endpoint({
    route: 'GET /api/product-dimension/{id}',
    summary: 'One dimension of a product.',
    permission: 'catalogue.browse',
    output: ProductDimension,
    errors: ['entryNotFound'],
  }),
  priceTolerance: endpoint({
    route: 'POST /api/product-dimension/tolerance-price',
    readsOnly: true,
    summary: 'What a part cut to length costs in each tolerance class.',
    permission: 'price.see',
    input: z.strictObject({
      dimensionId: Id,
      changedLength: z.number(),
      quantity: z.optional(z.nullable(z.number())),
    }),
    output: TolerancePrice,
    errors: ['entryNotFound', 'lengthOutOfRange', 'lengthStep', 'quantityOutOfRange', 'priceOnRequest'],
  }),
}
