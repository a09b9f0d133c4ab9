import { maintenanceEndpoints } from '@normwerk/contract/content/maintenance'
import { queryOptions } from '@tanstack/react-query'
import { endpointQuery } from './endpoint-query.ts'

/** An open page learns about a notice, and about its end, within five minutes. */
export const noticeQuery = queryOptions({
  ...endpointQuery(maintenanceEndpoints.read),
  staleTime: 60_000,
  refetchInterval: 5 * 60_000,
})
