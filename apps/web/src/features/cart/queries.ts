import { cartEndpoints } from '@normwerk/contract/cart'
import { endpointQuery } from '../../api/endpoint-query.ts'

export const cartQuery = endpointQuery(cartEndpoints.readDefault)
