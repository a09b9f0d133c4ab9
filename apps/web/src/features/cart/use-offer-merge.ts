import type { CartPosition } from '@normwerk/contract/cart'
import { useText } from '../../texts/language-context.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useMergePositions } from './queries.ts'

/** The same part twice is allowed; raising the quantity instead is offered, since scale prices count per position. */
export function useOfferMerge(): (positions: readonly CartPosition[], added: CartPosition) => void {
  const text = useText()
  const { mutate } = useMergePositions()
  return (positions, added) => {
    const same = positions.find(({ id, articleNo }) => articleNo === added.articleNo && id !== added.id)
    if (same === undefined) return
    showToast({
      message: text('cart.alreadyThere', { position: same.positionNumber, article: same.articleNo }),
      action: {
        label: text('cart.merge'),
        onAction: () => mutate({ kept: same.id, quantity: same.quantity + added.quantity, removed: added.id }),
      },
    })
  }
}
