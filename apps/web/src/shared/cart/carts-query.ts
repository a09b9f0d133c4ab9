import { cartEndpoints } from '@normwerk/contract/cart'
import { endpointQuery } from '../../api/endpoint-query.ts'

/**
 * Every cart that the user may open. Its sums change with prices and colleagues' edits, so it is read again wherever it
 * is shown.
 */
export const cartsQuery = { ...endpointQuery(cartEndpoints.list), staleTime: 0 }
