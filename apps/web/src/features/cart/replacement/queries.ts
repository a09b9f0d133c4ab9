import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { dimensionTableEndpoints } from '@normwerk/contract/catalogue/dimension-table'
import type { Filter } from '@normwerk/contract/search'
import { endpointQuery } from '../../../api/endpoint-query.ts'

export const productQuery = (id: string) =>
  endpointQuery(catalogueEndpoints.readProduct, { params: { id }, input: { allOrNone: 'true' } })
export const dimensionQuery = (id: string) => endpointQuery(catalogueEndpoints.readDimension, { params: { id } })

/** Parts of one product with these sizes. */
export const partsQuery = (productId: string, filters: Filter[]) =>
  endpointQuery(dimensionTableEndpoints.list, { input: { productId, filters } })

const maxFound = 12

/** Parts of a category with these sizes, of any material. */
export const sizedQuery = (categoryId: string, filters: Filter[]) =>
  endpointQuery(catalogueEndpoints.filter, {
    input: { categoryId, filters, pageRequest: { page: 1, size: maxFound } },
  })

export const summariesQuery = (productIds: string[]) =>
  endpointQuery(catalogueEndpoints.search, { input: { productIds, compact: true } })

/** The part that a text names as a designation. */
export const designationQuery = (query: string) =>
  endpointQuery(catalogueEndpoints.search, { input: { query, compact: true, pageRequest: { page: 1, size: 1 } } })
export const suggestionsQuery = (searchString: string) =>
  endpointQuery(catalogueEndpoints.autoComplete, { input: { searchString } })
