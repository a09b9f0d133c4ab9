import { cartEndpoints } from '@normwerk/contract/cart'
import { endpointQuery } from '../../api/endpoint-query.ts'

/** The default cart, which everything is added to. */
export const cartQuery = endpointQuery(cartEndpoints.readDefault)

/** A cart by its id; without one the default cart. */
export function cartQueryOf(id: string | null) {
  return id === null ? cartQuery : endpointQuery(cartEndpoints.read, { params: { id } })
}
