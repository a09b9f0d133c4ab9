import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { type DimensionList, dimensionTableEndpoints } from '@normwerk/contract/catalogue/dimension-table'
import type { Category } from '@normwerk/contract/product'
import type { DimensionFilter, ProductSearch, SearchResult } from '@normwerk/contract/search'
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

const rarelyChanging = { staleTime: 10 * 60_000 }

export const mainCategoriesQuery = queryOptions({
  ...endpointQuery(catalogueEndpoints.mainCategories),
  ...rarelyChanging,
})
/** All categories of the second level. */
export const subCategoriesQuery = queryOptions({
  ...endpointQuery(catalogueEndpoints.subCategories),
  ...rarelyChanging,
})

export const dealsQuery = (amount: number) =>
  queryOptions({ ...endpointQuery(catalogueEndpoints.randomDeals, { input: { amount } }), ...rarelyChanging })
export const highlightedNumbersQuery = endpointQuery(catalogueEndpoints.readHighlighted)
export const newNumbersQuery = endpointQuery(catalogueEndpoints.readNew)

/** Only the products of the answer, because its filters would be most of a page from the server. */
const productsQuery = (named: Pick<ProductSearch, 'productIds' | 'productNrs'>) =>
  queryOptions({
    queryKey: [catalogueEndpoints.search.route, 'items', named],
    queryFn: async () => (await call(catalogueEndpoints.search, { input: { ...named, compact: true } })).items,
  })
/** The related products that the page of a product shows. */
export const maxRelated = 6
export const relatedQuery = (productIds: readonly string[]) =>
  productsQuery({ productIds: productIds.slice(0, maxRelated) })
export const summariesQuery = (productNrs: string[]) => productsQuery({ productNrs })

/** Every value by which a category, or the whole catalogue, can be filtered. */
export const facetsQuery = (categoryId: string | undefined) =>
  queryOptions({
    ...endpointQuery(catalogueEndpoints.readFacets, { input: categoryId === undefined ? {} : { categoryId } }),
    ...rarelyChanging,
  })

/** A product without its articles if they are too many for one answer. */
export const productQuery = (id: string) =>
  endpointQuery(catalogueEndpoints.readProduct, { params: { id }, input: { allOrNone: 'true' } })
/** Its related products are requested with it, because they would otherwise be awaited only once its page is rendered. */
export const productByNumberQuery = (productNr: string) => {
  const options = { input: { productNr, allOrNone: 'true' } } as const
  return queryOptions({
    ...endpointQuery(catalogueEndpoints.readByNumber, options),
    queryFn: async ({ client }) => {
      const product = await call(catalogueEndpoints.readByNumber, options)
      const { relatedProductIds } = product
      if (relatedProductIds.length > 0) void client.prefetchQuery(relatedQuery(relatedProductIds))
      return product
    },
  })
}

export const dimensionQuery = (id: string) => endpointQuery(catalogueEndpoints.readDimension, { params: { id } })
export const dimensionByNumberQuery = (articleNo: string) =>
  endpointQuery(dimensionTableEndpoints.readByNumber, { input: { articleNo } })
export const crossTableQuery = (productId: string) =>
  queryOptions({
    ...endpointQuery(dimensionTableEndpoints.readCrossTable, { params: { id: productId } }),
    ...rarelyChanging,
  })
export const dimensionsQuery = (input: DimensionList) => endpointQuery(dimensionTableEndpoints.list, { input })

const rowsOnPage = 100

/** The list of a product's articles, page by page. The rows stay on screen while another order is fetched. */
export const dimensionPagesQuery = (input: Pick<DimensionList, 'productId' | 'filters' | 'sort'>) =>
  infiniteQueryOptions({
    queryKey: [dimensionTableEndpoints.list.route, 'pages', input],
    queryFn: ({ pageParam: page }) =>
      call(dimensionTableEndpoints.list, { input: { ...input, pageRequest: { page, size: rowsOnPage } } }),
    initialPageParam: 1,
    getNextPageParam: ({ page, size, total }) => (page * size < total ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  })

/** The last answer stays on screen while the next one is fetched, so that counts and rows do not flicker. */
export const searchQuery = (input: ProductSearch) =>
  queryOptions({ ...endpointQuery(catalogueEndpoints.search, { input }), placeholderData: keepPreviousData })
export const filterQuery = (input: DimensionFilter) =>
  queryOptions({ ...endpointQuery(catalogueEndpoints.filter, { input }), placeholderData: keepPreviousData })
export const suggestionsQuery = (searchString: string) =>
  queryOptions({ ...endpointQuery(catalogueEndpoints.autoComplete, { input: { searchString } }), ...rarelyChanging })

/** Whether the page from the server shows the part that a text names. */
export function hasDesignation(client: QueryClient): boolean {
  const answers = client.getQueriesData<Pick<SearchResult, 'designation'>>({
    queryKey: [catalogueEndpoints.search.route],
  })
  return answers.some(([, found]) => found?.designation !== undefined)
}

export function findBySlug(categories: readonly Category[], slug: string): Category | undefined {
  return categories.find((category) => category.slug === slug)
}
