import { type Cart, cartEndpoints } from '@normwerk/contract/cart'
import type { QueryClient } from '@tanstack/react-query'
import { cartQuery, cartQueryOf } from './cart-query.ts'

/** Stores the answer to a change under the keys of its cart. */
export function storeCart(client: QueryClient, cart: Cart): void {
  keep(client, cartQueryOf(cart.id), cart)
  if (cart.default) keep(client, cartQuery, cart)
  else if (client.getQueryData(cartQuery.queryKey)?.id === cart.id) {
    void client.invalidateQueries({ queryKey: cartQuery.queryKey })
  }
}

/** Answers may arrive in another order, and an earlier read must not replace a later change. */
function keep(client: QueryClient, { queryKey }: ReturnType<typeof cartQueryOf>, cart: Cart): void {
  void client.cancelQueries({ queryKey }, { revert: false, silent: true })
  client.setQueryData(queryKey, (known) =>
    known !== undefined && known.id === cart.id && known.version > cart.version ? known : cart,
  )
}

/** Reads the carts again. After an order the default cart is another one, or empty. */
export async function reloadCarts(client: QueryClient): Promise<void> {
  const routes = [cartEndpoints.readDefault.route, cartEndpoints.read.route]
  await Promise.all(routes.map((route) => client.invalidateQueries({ queryKey: [route] })))
}

/** Returns the latest version of a cart that was read, by its id or as the default cart. */
export function latestCart(client: QueryClient, cart: Cart): Cart {
  return [cartQuery, cartQueryOf(cart.id)]
    .flatMap(({ queryKey }) => client.getQueryData(queryKey) ?? [])
    .filter(({ id }) => id === cart.id)
    .reduce((latest, known) => (known.version > latest.version ? known : latest), cart)
}
