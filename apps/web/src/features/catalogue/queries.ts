import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import type { Category } from '@normwerk/contract/product'
import type { ProductSearch, SearchResult } from '@normwerk/contract/search'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

export const rarelyChanging = { staleTime: 10 * 60_000 }

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
