import { giveMachining } from '@normwerk/contract/asked-options'
import { tolerancePriceEndpoints } from '@normwerk/contract/tolerance-price'
import type { Machining } from '@normwerk/parts/configured-part'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** An article as it is to be made, its tolerance left open. */
export interface MadePart extends Machining {
  dimensionId: string
  quantity: number
}

/** What a part costs as it is made; the previous answer stays until the next one is there, and a late one is dropped. */
export const madePriceQuery = ({ dimensionId, quantity, ...options }: MadePart) => {
  return queryOptions({
    ...endpointQuery(tolerancePriceEndpoints.read, { input: { dimensionId, ...giveMachining(options), quantity } }),
    placeholderData: keepPreviousData,
    meta: { showsError: true },
  })
}
