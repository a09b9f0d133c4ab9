import { cartEndpoints } from '@normwerk/contract/cart'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** Every cart that the user may open; its sums follow prices and colleagues, so it is read anew wherever it is shown. */
export const cartsQuery = { ...endpointQuery(cartEndpoints.list), staleTime: 0 }
