import { type Cart, cartEndpoints } from '@normwerk/contract/cart'
import { cartFileEndpoints } from '@normwerk/contract/cart-file'
import { type CreateCart, type HandOver, type MovePositions, savedCartEndpoints } from '@normwerk/contract/saved-cart'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { reloadCarts, storeCart } from '../../trade/store-cart.ts'

export const colleaguesQuery = endpointQuery(savedCartEndpoints.listColleagues)

function reloadList(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [cartEndpoints.list.route] })
}

/** A change that answers with a cart; the dialog that asks for it shows its failure. */
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
    (input: { userIds: string[]; right: 'read' | 'edit' }) => call(savedCartEndpoints.share, { params: { id }, input }),
    { showsError: true },
  )
}

/** The cart before it is no default one any more. */
export function useChooseDefault() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (cartId: string) => call(cartEndpoints.chooseDefault, { input: { cartId } }),
    onSuccess: async (cart) => {
      storeCart(client, cart)
      await Promise.all([reloadCarts(client), reloadList(client)])
    },
  })
}

export function useDeleteCart() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(savedCartEndpoints.delete, { params: { id } }),
    meta: { showsError: true },
    onSuccess: () => reloadList(client),
  })
}

/** Whose cart it was gets a new default one. */
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

/** Answers with the cart that they go to; the one that they come from is read anew. */
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
    onSuccess: ({ skipped: _, ...cart }) => {
      storeCart(client, cart)
      void reloadList(client)
    },
  })
}
