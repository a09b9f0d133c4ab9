import { cartEndpoints } from '@normwerk/contract/cart'
import { endpointQuery } from './endpoint-query.ts'

/** How many positions the default cart has, for pages that do not show it. */
export const cartCountQuery = endpointQuery(cartEndpoints.countDefault)
