import { giveMachining } from '@normwerk/contract/asked-options'
import { tolerancePriceEndpoints } from '@normwerk/contract/catalogue/tolerance-price'
import type { Machining } from '@normwerk/parts/configured-part'
import { keepPreviousData, queryOptions, type UseQueryResult } from '@tanstack/react-query'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** A machined article with an open tolerance. */
export interface MadePart extends Machining {
  articleId: string
  quantity: number
}

/** The price of a machined part. The previous answer stays until the next one arrives, and a late one is ignored. */
export const madePriceQuery = ({ articleId, quantity, ...options }: MadePart) => {
  const input = { dimensionId: articleId, ...giveMachining(options), quantity }
  return queryOptions({
    ...endpointQuery(tolerancePriceEndpoints.read, { input }),
    placeholderData: keepPreviousData,
    meta: { showsError: true },
  })
}

/** What failed in the place of a price, and how to try it again. */
export interface PriceFailure {
  error: Error
  onRetry: () => void
}

/** Returns why there is no price; null if there is one, or may still come. */
export function priceFailureOf({ data, error, refetch }: UseQueryResult): PriceFailure | null {
  return error === null || data !== undefined ? null : { error, onRetry: () => void refetch() }
}
