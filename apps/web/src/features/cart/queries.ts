import { type Cart, cartEndpoints } from '@normwerk/contract/cart'
import { savedCartEndpoints } from '@normwerk/contract/saved-cart'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { storeCart } from '../../trade/store-cart.ts'

function useCartChange<Input>(change: (input: Input) => Promise<Cart>, meta: { showsError?: boolean } = {}) {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, meta, onSuccess: (cart: Cart) => storeCart(client, cart) })
}

export interface DirectOrder {
  cartId: string
  abmessungsNr: string
  quantity: number
}

export function useAddDirectly() {
  return useCartChange((input: DirectOrder) => call(cartEndpoints.addDirectly, { input }), { showsError: true })
}

export function useRemovePosition() {
  return useCartChange((id: string) => call(cartEndpoints.deletePosition, { params: { id } }))
}

export function useRestorePosition() {
  return useCartChange((positionId: string) => call(cartEndpoints.restorePosition, { input: { positionId } }))
}

export function useClearCart() {
  return useCartChange((cartId: string) => call(cartEndpoints.clear, { input: { cartId } }))
}

/** The buyer has seen what changed of prices and availability. */
export function useMarkSeen() {
  return useCartChange((cartId: string) => call(savedCartEndpoints.markSeen, { input: { cartId } }))
}

/** Raises the quantity of one position by that of another, which then goes. */
export function useMergePositions() {
  return useCartChange(async ({ kept, quantity, removed }: { kept: string; quantity: number; removed: string }) => {
    await call(cartEndpoints.changePosition, { input: { positionId: kept, quantity } })
    return call(cartEndpoints.deletePosition, { params: { id: removed } })
  })
}
