import type { Cart } from '@normwerk/contract/cart'
import type { QueryClient } from '@tanstack/react-query'
import { cartQuery, cartQueryOf } from './cart-query.ts'

/** Returns the latest version of a cart that was read, by its id or as the default cart. */
export function latestCart(client: QueryClient, cart: Cart): Cart {
  return [cartQuery, cartQueryOf(cart.id)]
    .flatMap(({ queryKey }) => client.getQueryData(queryKey) ?? [])
    .filter(({ id }) => id === cart.id)
    .reduce((latest, known) => (known.version > latest.version ? known : latest), cart)
}
