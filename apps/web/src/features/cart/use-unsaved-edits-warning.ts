import type { Cart } from '@normwerk/contract/cart'
import { useText } from '../../texts/language-context.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import { useCartEditor } from './cart-editor.ts'
import { wantFocus } from './requested-focus.ts'

/** Whether an edit of a cart could not be saved: that is told then, and its field gets the focus. */
export function useUnsavedEditsWarning(): (cart: Cart) => boolean {
  const text = useText()
  const { positions, header } = useCartEditor()
  return ({ id: cartId, cartPositions }) => {
    const stuck = cartPositions.find(({ id }) => ['refused', 'error'].includes(positions.read(id)?.state ?? ''))
    if (stuck !== undefined) {
      const { quantity } = positions.read(stuck.id)?.refused ?? {}
      const position = stuck.positionNumber
      const message = text(quantity === undefined ? 'savedCart.saveFirst' : 'savedCart.quantityFirst', { position })
      showToast({ message, tone: 'bad' })
      // A menu in which the way was chosen takes the focus back as it closes.
      queueMicrotask(() => wantFocus(stuck.id))
      return true
    }
    const isStuck = header.read(cartId)?.state === 'error'
    if (isStuck) showToast({ message: text('savedCart.saveRemarksFirst'), tone: 'bad' })
    return isStuck
  }
}
