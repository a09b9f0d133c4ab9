import type { Cart } from '@normwerk/contract/cart'
import type { QueryClient } from '@tanstack/react-query'
import { cartQuery, cartQueryOf } from './cart-query.ts'

/** A cart as it was read last, under whichever of its names. */
export function latestCart(client: QueryClient, cart: Cart): Cart {
  return [cartQuery, cartQueryOf(cart.id)]
    .flatMap(({ queryKey }) => client.getQueryData(queryKey) ?? [])
    .filter(({ id }) => id === cart.id)
    .reduce((latest, known) => (known.version > latest.version ? known : latest), cart)
}
