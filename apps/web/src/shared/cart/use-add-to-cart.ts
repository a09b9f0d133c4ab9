import type { Cart, CartPosition } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useText } from '../../texts/language-context.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import { storeCart } from './store-cart.ts'

/** Adds a part to the active cart and reports it, with an undo button. */
export function useAddToCart<Requested extends { quantity: number }>(
  add: (requested: Requested) => Promise<Cart>,
  articleOf: (requested: Requested) => string,
) {
  const text = useText()
  const client = useQueryClient()
  const keep = (cart: Cart) => storeCart(client, cart)
  const remove = useMutation({
    mutationFn: (id: string) => call(cartPositionEndpoints.delete, { params: { id } }),
    onSuccess: keep,
  })
  return useMutation({
    // One call after the other, so that positions are in the order in which they were added.
    scope: { id: 'cart' },
    mutationFn: add,
    onSuccess: (cart, requested) => {
      keep(cart)
      const added = lastPosition(cart)
      showToast({
        message: text('cart.added', { count: requested.quantity, article: articleOf(requested) }),
        ...(added === undefined ? {} : { action: { label: text('ui.undo'), onAction: () => remove.mutate(added.id) } }),
      })
    },
  })
}

function lastPosition({ cartPositions }: Cart): CartPosition | undefined {
  return cartPositions.reduce<CartPosition | undefined>(
    (last, position) => (last === undefined || position.positionNumber > last.positionNumber ? position : last),
    undefined,
  )
}
