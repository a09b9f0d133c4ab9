import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import type { Category } from '@normwerk/contract/product'
import type { DimensionFilter, ProductSearch } from '@normwerk/contract/search'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
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

/** The summary of one product by its number, without its articles. */
export const relatedQuery = (productIds: string[]) =>
  endpointQuery(catalogueEndpoints.search, { input: { productIds } })
export const summariesQuery = (productNrs: string[]) =>
  endpointQuery(catalogueEndpoints.search, { input: { productNrs } })

export const productQuery = (id: string) => endpointQuery(catalogueEndpoints.readProduct, { params: { id } })
export const productByNumberQuery = (productNr: string) =>
  endpointQuery(catalogueEndpoints.readByNumber, { input: { productNr } })
export const dimensionQuery = (id: string) => endpointQuery(catalogueEndpoints.readDimension, { params: { id } })

/** The last answer stays on screen while the next one is fetched, so that counts and rows do not flicker. */
export const searchQuery = (input: ProductSearch) =>
  queryOptions({ ...endpointQuery(catalogueEndpoints.search, { input }), placeholderData: keepPreviousData })
export const filterQuery = (input: DimensionFilter) =>
  queryOptions({ ...endpointQuery(catalogueEndpoints.filter, { input }), placeholderData: keepPreviousData })
export const suggestionsQuery = (searchString: string) =>
  queryOptions({ ...endpointQuery(catalogueEndpoints.autoComplete, { input: { searchString } }), ...rarelyChanging })

export function findBySlug(categories: readonly Category[], slug: string): Category | undefined {
  return categories.find((category) => category.slug === slug)
}
