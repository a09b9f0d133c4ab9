import { type Cart, cartEndpoints } from '@normwerk/contract/cart'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

export const cartQuery = endpointQuery(cartEndpoints.readDefault)

/** Stores the answer to a change. Answers may overtake each other, and a read begun earlier must not win. */
export function storeCart(client: QueryClient, cart: Cart): void {
  const { queryKey } = cartQuery
  void client.cancelQueries({ queryKey }, { revert: false, silent: true })
  client.setQueryData(queryKey, (known) =>
    known !== undefined && known.id === cart.id && known.version > cart.version ? known : cart,
  )
}

/** Reads the cart anew: after an order it is another one, or the same with nothing in it. */
export function reloadCart(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: cartQuery.queryKey })
}

function useCartChange<Input>(change: (input: Input) => Promise<Cart>, meta: { showsError?: boolean } = {}) {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, meta, onSuccess: (cart: Cart) => storeCart(client, cart) })
}

export interface DirectOrder {
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

/** Raises the quantity of one position by that of another, which then goes. */
export function useMergePositions() {
  return useCartChange(async ({ kept, quantity, removed }: { kept: string; quantity: number; removed: string }) => {
    await call(cartEndpoints.changePosition, { input: { positionId: kept, quantity } })
    return call(cartEndpoints.deletePosition, { params: { id: removed } })
  })
}
