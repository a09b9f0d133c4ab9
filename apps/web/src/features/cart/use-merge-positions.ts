import type { CartPosition } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { storeCart } from '../../shared/cart/store-cart.ts'
import { useCartEditor } from './edits/cart-editor.ts'

/** Adds the quantity of one position to another and removes the first. Unsaved quantities of both count. */
export function useMergePositions() {
  const client = useQueryClient()
  const { positions } = useCartEditor()
  const quantityOf = ({ id, quantity }: CartPosition) => positions.read(id)?.fields.quantity ?? quantity
  return useMutation({
    mutationFn: async ({ kept, removed }: { kept: CartPosition; removed: CartPosition }) => {
      const input = { positionId: kept.id, quantity: quantityOf(kept) + quantityOf(removed) }
      storeCart(client, await call(cartPositionEndpoints.change, { input }))
      positions.drop(kept.id, 'quantity')
      storeCart(client, await call(cartPositionEndpoints.delete, { params: { id: removed.id } }))
      positions.discard(removed.id)
    },
  })
}
