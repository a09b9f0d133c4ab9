import { comparisonEndpoints } from '@normwerk/contract/catalogue/comparison'
import type { Filter } from '@normwerk/contract/search'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { endpointQuery } from '../../../api/endpoint-query.ts'

/** The last answer stays on screen while another size is fetched. */
export const comparisonQuery = (input: { productNrs: string[]; filters: Filter[] }) =>
  queryOptions({
    ...endpointQuery(comparisonEndpoints.compare, { input }),
    placeholderData: keepPreviousData,
  })
