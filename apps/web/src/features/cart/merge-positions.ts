import type { Cart, CartPosition } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { latestCart, storeCart } from '../../shared/cart/store-cart.ts'
import { useText } from '../../texts/language-context.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import { useCartEditor } from './edits/cart-editor.ts'

/** Offers to raise the quantity when the same part is added twice, because scale prices count per position. */
export function useOfferMerge(): (cart: Cart, added: CartPosition) => void {
  const text = useText()
  const client = useQueryClient()
  const { mutate } = useMergePositions()

  return (cart, added) => {
    const same = cart.cartPositions.find((position) => isSamePart(position, added))
    if (same === undefined) return

    const keptId = same.id
    // Both positions may have changed or gone since the offer.
    function merge(): void {
      const { cartPositions } = latestCart(client, cart)
      const kept = cartPositions.find(({ id }) => id === keptId)
      const removed = cartPositions.find(({ id }) => id === added.id)
      if (kept !== undefined && removed !== undefined && isSamePart(kept, removed)) mutate({ kept, removed })
    }

    showToast({
      message: text('cart.alreadyThere', { position: same.positionNumber, article: same.articleNo }),
      action: { label: text('cart.merge'), onAction: merge },
    })
  }
}

/** Adds the quantity of one position to another and removes the first. Unsaved quantities of both count. */
function useMergePositions() {
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

type Merged = Pick<CartPosition, 'id' | 'articleNo' | 'discontinued' | 'groupId'>

/** Whether two positions can be merged. Discontinued parts and parts of a configured group cannot. */
export function isSamePart(position: Merged, other: Merged): boolean {
  return position.id !== other.id && position.articleNo === other.articleNo && isFree(position) && isFree(other)
}

function isFree({ discontinued, groupId }: Merged): boolean {
  return !discontinued && groupId === null
}
