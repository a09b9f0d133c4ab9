import { cartEndpoints } from '@normwerk/contract/cart'
import { cartFileEndpoints } from '@normwerk/contract/cart-file'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { cartsQuery } from '../../../shared/cart/carts-query.ts'
import { reloadCarts, storeCart } from '../../../shared/cart/store-cart.ts'

export function reloadList(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [cartEndpoints.list.route] })
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
