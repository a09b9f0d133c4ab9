import type { Cart } from '@normwerk/contract/cart'
import type { MouseEvent, ReactNode } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useCartEditor } from './cart-editor.ts'
import styles from './edits-first.module.css'
import { wantFocus } from './wanted-focus.ts'

interface Props {
  cart: Cart
  /** Ways towards an order. */
  children: ReactNode
}

/** Leads no further while an edit of the cart could not be saved: that is told, and its field gets the focus. */
export function EditsFirst({ cart, children }: Props) {
  const text = useText()
  const { positions, header } = useCartEditor()

  function hold(event: MouseEvent, message: string): void {
    event.preventDefault()
    event.stopPropagation()
    showToast({ message, tone: 'bad' })
  }

  function stop(event: MouseEvent): void {
    // Where handing over is asked for in a dialog of its own, the way has been taken.
    if (event.target instanceof Element && event.target.closest('dialog') !== null) return
    const stuck = cart.cartPositions.find(({ id }) => ['refused', 'error'].includes(positions.read(id)?.state ?? ''))
    if (stuck !== undefined) {
      const { quantity } = positions.read(stuck.id)?.refused ?? {}
      const position = stuck.positionNumber
      hold(event, text(quantity === undefined ? 'savedCart.saveFirst' : 'savedCart.quantityFirst', { position }))
      wantFocus(stuck.id)
    } else if (header.read(cart.id)?.state === 'error') {
      hold(event, text('savedCart.saveNotesFirst'))
    }
  }

  return (
    <div className={styles.frame} onClickCapture={stop}>
      {children}
    </div>
  )
}
