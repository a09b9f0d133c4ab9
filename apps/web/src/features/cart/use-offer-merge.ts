import type { Cart, CartPosition } from '@normwerk/contract/cart'
import { useQueryClient } from '@tanstack/react-query'
import { latestCart } from '../../shared/cart/latest-cart.ts'
import { useText } from '../../texts/language-context.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import { isSamePart } from './is-same-part.ts'
import { useMergePositions } from './use-merge-positions.ts'

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
