import { sendOptions } from '@normwerk/contract/asked-options'
import { tolerancePriceEndpoints } from '@normwerk/contract/tolerance-price'
import { noOptions, type PartOptions } from '@normwerk/parts/configured-part'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { endpointQuery } from '../api/endpoint-query.ts'

/** An article as it is to be made, its tolerance left open. */
export interface MadePart extends Pick<PartOptions, 'changedLength' | 'headFlats'> {
  dimensionId: string
  quantity: number
}

/** What a part costs as it is made; the previous answer stays until the next one is there, and a late one is dropped. */
export const madePriceQuery = ({ dimensionId, quantity, ...options }: MadePart) => {
  const { changedLength, headFlats } = sendOptions({ ...noOptions, ...options })
  return queryOptions({
    ...endpointQuery(tolerancePriceEndpoints.read, { input: { dimensionId, changedLength, headFlats, quantity } }),
    placeholderData: keepPreviousData,
    meta: { showsError: true },
  })
}
