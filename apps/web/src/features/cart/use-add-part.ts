import type { Cart } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart-position'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useText } from '../../texts/language-context.tsx'
import { configuredNumber, type PartOrder } from '../../trade/part-order.ts'
import { storeCart } from '../../trade/store-cart.ts'
import { showToast } from '../../ui/toast-store.ts'

/** Puts a part in the cart and says so, with a way back. */
export function useAddPart() {
  const text = useText()
  const client = useQueryClient()
  const keep = (cart: Cart) => storeCart(client, cart)
  const remove = useMutation({
    mutationFn: (id: string) => call(cartPositionEndpoints.delete, { params: { id } }),
    onSuccess: keep,
  })
  return useMutation({
    // One after the other, so that positions stand in the order in which they were typed.
    scope: { id: 'cart' },
    mutationFn: ({ dimensionId, quantity, length, toleranceClass, certificate31 }: PartOrder) =>
      call(cartPositionEndpoints.add, {
        input: {
          productDimensionId: dimensionId,
          quantity,
          ...(length === undefined ? {} : { changedLength: length, tolerance: toleranceClass ?? null }),
          ...(certificate31 === true ? { isThreeOne: true } : {}),
        },
      }),
    onSuccess: (cart, order) => {
      keep(cart)
      const added = lastPosition(cart)
      showToast({
        message: text('cart.added', { count: order.quantity, article: configuredNumber(order.articleNo, order) }),
        ...(added === undefined ? {} : { action: { label: text('ui.undo'), onAction: () => remove.mutate(added.id) } }),
      })
    },
  })
}

function lastPosition(cart: Cart): Cart['cartPositions'][number] | undefined {
  return cart.cartPositions.reduce<Cart['cartPositions'][number] | undefined>(
    (last, position) => (last === undefined || position.positionNumber > last.positionNumber ? position : last),
    undefined,
  )
}
