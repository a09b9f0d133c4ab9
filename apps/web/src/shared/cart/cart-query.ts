import { cartEndpoints } from '@normwerk/contract/cart'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** The default cart, to which everything is added. */
export const cartQuery = endpointQuery(cartEndpoints.readDefault)

/** Returns the query of a cart by its id; without an id that of the default cart. */
export function cartQueryOf(id: string | null) {
  return id === null ? cartQuery : endpointQuery(cartEndpoints.read, { params: { id } })
}
