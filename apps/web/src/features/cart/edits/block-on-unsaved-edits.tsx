import type { Cart } from '@normwerk/contract/cart'
import type { MouseEvent, ReactNode } from 'react'
import { useText } from '../../../texts/language-context.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { wantFocus } from '../table/requested-focus.ts'
import styles from './block-on-unsaved-edits.module.css'
import { useCartEditor } from './cart-editor.ts'

interface Props {
  cart: Cart
  /** Links and buttons that lead to an order. */
  children: ReactNode
}

/** Blocks the way to an order while an edit of the cart could not be saved: reports it and focuses the field. */
export function BlockOnUnsavedEdits({ cart, children }: Props) {
  const warnOfUnsavedEdits = useUnsavedEditsWarning()

  function stop(event: MouseEvent): void {
    // A dialog that asks before handing over has passed this check already.
    if (event.target instanceof Element && event.target.closest('dialog') !== null) return
    if (!warnOfUnsavedEdits(cart)) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={styles.frame} onClickCapture={stop}>
      {children}
    </div>
  )
}

/** Whether an edit of a cart could not be saved. If so, reports it and focuses the field. */
export function useUnsavedEditsWarning(): (cart: Cart) => boolean {
  const text = useText()
  const { positions, header } = useCartEditor()
  return ({ id: cartId, cartPositions }) => {
    const stuck = cartPositions.find(({ id }) => ['rejected', 'error'].includes(positions.read(id)?.state ?? ''))
    if (stuck !== undefined) {
      const { quantity } = positions.read(stuck.id)?.rejected ?? {}
      const position = stuck.positionNumber
      const message = text(quantity === undefined ? 'cart.edits.saveFirst' : 'cart.edits.quantityFirst', { position })
      showToast({ message, tone: 'bad' })
      // A closing menu takes the focus back, so the field is focused after that.
      queueMicrotask(() => wantFocus(stuck.id))
      return true
    }
    const isStuck = header.read(cartId)?.state === 'error'
    if (isStuck) showToast({ message: text('cart.edits.saveRemarksFirst'), tone: 'bad' })
    return isStuck
  }
}
