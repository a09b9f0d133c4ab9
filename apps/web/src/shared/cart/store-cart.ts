import { type Cart, type CartChange, type CartPosition, cartEndpoints } from '@normwerk/contract/cart'
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

/**
 * Stores a change of positions under the keys of its cart. A cart that misses another change, or whose prices have
 * changed since it was read, is read again.
 */
export async function storeChange(client: QueryClient, change: CartChange): Promise<void> {
  const keys = [cartQueryOf(change.id).queryKey, cartQuery.queryKey]
  await Promise.all(
    keys.map(async (queryKey) => {
      const known = client.getQueryData(queryKey)
      if (known === undefined || known.id !== change.id || known.version >= change.version) return
      await client.cancelQueries({ queryKey }, { revert: false, silent: true })
      const merged = mergeChange(known, change)
      if (merged !== null) client.setQueryData(queryKey, merged)
      else await client.invalidateQueries({ queryKey })
    }),
  )
}

function mergeChange(known: Cart, { changedPositions, ...head }: CartChange): Cart | null {
  if (known.version + 1 !== head.version) return null
  const changed = new Map(changedPositions.map((position) => [position.id, position]))
  const cartPositions = known.cartPositions.map((position) => changed.get(position.id) ?? sendWith(head, position))
  const unseen = cartPositions.filter(({ changes }) => changes !== null)
  return unseen.length === head.unseenChanges ? { ...head, cartPositions } : null
}

/** A change of one position moves all others of a complete delivery. */
function sendWith({ completeDelivery, shipDate }: Omit<CartChange, 'changedPositions'>, position: CartPosition) {
  return completeDelivery && !position.discontinued ? { ...position, shipDate } : position
}

/** Reads the carts again. After an order the default cart is another one, or empty. */
export async function reloadCarts(client: QueryClient): Promise<void> {
  const routes = [cartEndpoints.readDefault.route, cartEndpoints.countDefault.route, cartEndpoints.read.route]
  await Promise.all(routes.map((route) => client.invalidateQueries({ queryKey: [route] })))
}

/** Returns the latest version of a cart that was read, by its id or as the default cart. */
export function latestCart(client: QueryClient, cart: Cart): Cart {
  return [cartQuery, cartQueryOf(cart.id)]
    .flatMap(({ queryKey }) => client.getQueryData(queryKey) ?? [])
    .filter(({ id }) => id === cart.id)
    .reduce((latest, known) => (known.version > latest.version ? known : latest), cart)
}
