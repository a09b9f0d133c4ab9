import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import type { DimensionFilter, ProductSearch } from '@normwerk/contract/search'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { rarelyChanging } from '../queries.ts'

/** Every value by which a category, or the whole catalogue, can be filtered. */
export const facetsQuery = (categoryId: string | undefined) =>
  queryOptions({
    ...endpointQuery(catalogueEndpoints.readFacets, { input: categoryId === undefined ? {} : { categoryId } }),
    ...rarelyChanging,
  })

/** The last answer stays on screen while the next one is fetched, so that counts and rows do not flicker. */
export const searchQuery = (input: ProductSearch) =>
  queryOptions({ ...endpointQuery(catalogueEndpoints.search, { input }), placeholderData: keepPreviousData })
export const filterQuery = (input: DimensionFilter) =>
  queryOptions({ ...endpointQuery(catalogueEndpoints.filter, { input }), placeholderData: keepPreviousData })
