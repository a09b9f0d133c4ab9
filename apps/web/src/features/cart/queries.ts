import { type Cart, cartEndpoints } from '@normwerk/contract/cart'
import { type ChangePositions, cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
import type { Sent } from '@normwerk/contract/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { storeCart } from '../../shared/cart/store-cart.ts'

function useCartChange<Input>(change: (input: Input) => Promise<Cart>, meta: { showsError?: boolean } = {}) {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, meta, onSuccess: (cart: Cart) => storeCart(client, cart) })
}

interface Positions {
  cartId: string
  positionIds: string[]
}

export function useRemovePositions() {
  return useCartChange((input: Positions) => call(cartPositionEndpoints.removeMany, { input }))
}

export function useRestorePositions() {
  return useCartChange((input: Positions) => call(cartPositionEndpoints.restoreMany, { input }))
}

export function useChangePositions() {
  return useCartChange((input: ChangePositions) => call(cartPositionEndpoints.changeMany, { input }), {
    showsError: true,
  })
}

export function useClearCart() {
  return useCartChange((cartId: string) => call(cartEndpoints.clear, { input: { cartId } }), { showsError: true })
}

/** Gives a position another part, or the same part with another cut. Its remarks stay. */
export function useReplacePosition() {
  return useCartChange(
    (input: Sent<typeof cartPositionEndpoints.replace>) => call(cartPositionEndpoints.replace, { input }),
    { showsError: true },
  )
}

/** Acknowledges the changes of prices and availability that the buyer has on screen. */
export function useAcknowledgeChanges() {
  return useCartChange(({ id: cartId, cartPositions }: Cart) => {
    const changed = cartPositions.filter(({ changes }) => changes !== null)
    const positions = changed.map(({ id, price, availability }) => ({ id, price, availability }))
    return call(savedCartEndpoints.markSeen, { input: { cartId, positions } })
  })
}
