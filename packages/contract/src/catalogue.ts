import * as z from 'zod/mini'
import { Id, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { drawnDeals, maxProductNrLength } from './limits.ts'
import { Category, DimensionTableMapping, Product, ProductDimension, ProductPage, ProductSummary } from './product.ts'
import {
  DimensionFilter,
  Facet,
  FilterResult,
  ProductSearch,
  SearchResult,
  SearchText,
  SimpleSearch,
  Suggestion,
} from './search.ts'

const ProductNrs = z.strictObject({ productNrs: z.array(text(maxProductNrLength)).check(z.maxLength(200)) })

const ReadProduct = z.strictObject({
  /** Carries no articles instead of the first ones of a product that has too many. */
  allOrNone: z.optional(z.enum(['true', 'false'])),
})
export type ReadProduct = z.output<typeof ReadProduct>

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
    errors: ['entryNotFound'],
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
    summary: 'Some of the deals, chosen at random.',
    permission: 'catalogue.browse',
    input: z.strictObject({ amount: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(24)), drawnDeals) }),
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
    input: z.extend(ReadProduct, { productNr: text(maxProductNrLength) }),
    output: Product,
    errors: ['entryNotFound'],
  }),
  autoComplete: endpoint({
    route: 'GET /api/product/auto-complete',
    summary: 'At most ten suggestions for what is being typed.',
    permission: 'catalogue.browse',
    input: z.strictObject({ searchString: SearchText }),
    output: z.strictObject({ suggestions: z.array(Suggestion).check(z.maxLength(10)) }),
    errors: ['queryTooLong'],
  }),
  readProduct: endpoint({
    route: 'GET /api/product/{id}',
    summary: 'A product with its table of articles, or the first of them if they are very many.',
    permission: 'catalogue.browse',
    input: ReadProduct,
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
    errors: ['entryNotFound', 'queryTooLong', 'pageSizeTooLarge', 'unknownFilter'],
  }),
  searchSimple: endpoint({
    route: 'POST /api/product/search-simple',
    readsOnly: true,
    summary: 'Products by text alone.',
    permission: 'catalogue.browse',
    input: SimpleSearch,
    output: ProductPage,
    errors: ['queryTooLong', 'pageSizeTooLarge'],
  }),
  filter: endpoint({
    route: 'POST /api/product/filter',
    readsOnly: true,
    summary: 'Articles of all products by text and filters.',
    permission: 'catalogue.browse',
    input: DimensionFilter,
    output: FilterResult,
    errors: ['entryNotFound', 'filterRequired', 'pageSizeTooLarge', 'queryTooLong', 'unknownFilter'],
  }),
  readFacets: endpoint({
    route: 'GET /api/product/facets',
    summary: 'Every value by which the products of a category can be filtered, with its number of products.',
    permission: 'catalogue.browse',
    input: z.strictObject({ categoryId: z.optional(Id) }),
    output: z.array(Facet),
    errors: ['entryNotFound'],
  }),
  readMapping: endpoint({
    route: 'GET /api/dimension-table-mapping/{id}',
    summary: 'The columns of a table of articles.',
    permission: 'catalogue.browse',
    output: DimensionTableMapping,
    errors: ['entryNotFound'],
  }),
  readDimension: endpoint({
    route: 'GET /api/product-dimension/{id}',
    summary: 'One article of a product.',
    permission: 'catalogue.browse',
    output: ProductDimension,
    errors: ['entryNotFound'],
  }),
}
