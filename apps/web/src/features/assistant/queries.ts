import { assistantEndpoints } from '@normwerk/contract/assistant'
import { type DimensionList, dimensionTableEndpoints } from '@normwerk/contract/catalogue/dimension-table'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { endpointQuery } from '../../api/endpoint-query.ts'

export const guideQuery = queryOptions({ ...endpointQuery(assistantEndpoints.readGuide), staleTime: 10 * 60_000 })

export const fitQuery = (articleNo: string) => endpointQuery(assistantEndpoints.readFit, { input: { articleNo } })

/** Pins of one product. The last answer stays on screen while the next one is fetched. */
export const pinsQuery = (input: DimensionList) =>
  queryOptions({ ...endpointQuery(dimensionTableEndpoints.list, { input }), placeholderData: keepPreviousData })
