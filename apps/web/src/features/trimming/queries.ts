import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { endpointQuery } from '../../api/endpoint-query.ts'

export interface Cut {
  dimensionId: string
  changedLength: number
  quantity: number
}

/** What a part costs cut to a length; the previous answer stays until the next one is there, and a late one is dropped. */
export const cutPriceQuery = (input: Cut) =>
  queryOptions({
    ...endpointQuery(catalogueEndpoints.priceTolerance, { input }),
    placeholderData: keepPreviousData,
    meta: { showsError: true },
  })
