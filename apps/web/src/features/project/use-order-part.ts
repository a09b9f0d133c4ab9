import type { Cart } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart-position'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useText } from '../../texts/language-context.tsx'
import { storeCart } from '../../trade/store-cart.ts'
import { showToast } from '../../ui/toast-store.ts'

interface Wanted {
  /** With its options. */
  articleNo: string
  quantity: number
}

/** Puts a part into the active cart as it was ordered before, and says so, with a way back. */
export function useOrderPart() {
  const text = useText()
  const client = useQueryClient()
  const keep = (cart: Cart) => storeCart(client, cart)
  const remove = useMutation({
    mutationFn: (id: string) => call(cartPositionEndpoints.delete, { params: { id } }),
    onSuccess: keep,
  })
  return useMutation({
    // One after the other, so that positions stand in the order in which they were asked for.
    scope: { id: 'cart' },
    mutationFn: ({ articleNo, quantity }: Wanted) =>
      call(cartPositionEndpoints.addDirectly, { input: { abmessungsNr: articleNo, quantity } }),
    onSuccess: (cart, { articleNo, quantity }) => {
      keep(cart)
      const added = cart.cartPositions.at(-1)
      showToast({
        message: text('cart.added', { count: quantity, article: articleNo }),
        ...(added !== undefined && { action: { label: text('ui.undo'), onAction: () => remove.mutate(added.id) } }),
      })
    },
  })
}
