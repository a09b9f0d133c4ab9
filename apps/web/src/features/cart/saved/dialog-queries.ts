import { type Cart, cartEndpoints, type ShareRight } from '@normwerk/contract/cart'
import { type CreateCart, type HandOver, type MovePositions, savedCartEndpoints } from '@normwerk/contract/cart/saved'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { reloadCarts, storeCart } from '../../../shared/cart/store-cart.ts'
import { reloadList } from './queries.ts'

// Apart from the other changes of carts, because a cart's page opens before its dialogs are loaded.

export const colleaguesQuery = endpointQuery(savedCartEndpoints.listColleagues)

/** A change that answers with a cart. Its dialog shows a failure. */
function useCartChange<Input>(change: (input: Input) => Promise<Cart>, meta: { showsError?: boolean } = {}) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    meta,
    onSuccess: (cart: Cart) => {
      storeCart(client, cart)
      void reloadList(client)
    },
  })
}

export function useCreateCart() {
  return useCartChange((input: CreateCart) => call(savedCartEndpoints.create, { input }), { showsError: true })
}

export function useShareCart(id: string) {
  return useCartChange(
    (shares: { userId: string; right: ShareRight }[]) =>
      call(savedCartEndpoints.share, { params: { id }, input: { userIds: [], right: 'read', shares } }),
    { showsError: true },
  )
}

export function useRenameCart(id: string) {
  return useCartChange((name: string) => call(cartEndpoints.change, { input: { cartId: id, name } }), {
    showsError: true,
  })
}

/** Deletes a cart; empties it first if it has positions. */
export function useDeleteCart(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (isFilled: boolean) => {
      if (isFilled) storeCart(client, await call(cartEndpoints.clear, { input: { cartId: id } }))
      await call(savedCartEndpoints.delete, { params: { id } })
    },
    meta: { showsError: true },
    onSettled: () => reloadList(client),
  })
}

/** The sender gets a new default cart. */
export function useHandOver(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: HandOver) => call(savedCartEndpoints.handOver, { params: { id }, input }),
    meta: { showsError: true },
    onSuccess: async () => {
      await Promise.all([reloadCarts(client), reloadList(client)])
    },
  })
}

/** Answers with the target cart; the source cart is read again. */
export function useMovePositions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: MovePositions) => call(savedCartEndpoints.movePositions, { input }),
    onSuccess: async (cart) => {
      storeCart(client, cart)
      await Promise.all([reloadCarts(client), reloadList(client)])
    },
  })
}
