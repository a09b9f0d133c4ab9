import type { Endpoint, Output } from '@normwerk/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { type CallArguments, call } from './call.ts'

/**
 * Returns key and fetcher of a reading endpoint in one object, for `useQuery`, prefetching and invalidating.
 * @example export const cartQuery = endpointQuery(cartEndpoints.readDefault)
 */
export function endpointQuery<E extends Endpoint>(endpoint: E, ...options: CallArguments<E>) {
  return queryOptions<Output<E>>({
    queryKey: [endpoint.route, ...options],
    queryFn: () => call(endpoint, ...options),
  })
}
