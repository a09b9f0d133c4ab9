import { type Cart, cartEndpoints, type ShareRight } from '@normwerk/contract/cart'
import { type CreateCart, type HandOver, type MovePositions, savedCartEndpoints } from '@normwerk/contract/cart/saved'
import { cartFileEndpoints } from '@normwerk/contract/cart-file'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { cartsQuery } from '../../../shared/cart/carts-query.ts'
import { reloadCarts, storeCart } from '../../../shared/cart/store-cart.ts'

export const colleaguesQuery = endpointQuery(savedCartEndpoints.listColleagues)

function reloadList(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [cartEndpoints.list.route] })
}

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

/** The previous cart is no longer the default one. */
export function useChooseDefault() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (cartId: string) => call(cartEndpoints.chooseDefault, { input: { cartId } }),
    onSuccess: async (cart) => {
      storeCart(client, cart)
      // Links to the active cart do not name it, so they would open another cart until the list has been read.
      client.setQueryData(cartsQuery.queryKey, (known) =>
        known?.map((other) => ({ ...other, default: other.id === cart.id })),
      )
      await Promise.all([reloadCarts(client), reloadList(client)])
    },
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

export function useLoadCart() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (file: File) => call(cartFileEndpoints.load, { file }),
    meta: { showsError: true },
    onSuccess: ({ skipped: _, ...cart }) => {
      storeCart(client, cart)
      void reloadList(client)
    },
  })
}
