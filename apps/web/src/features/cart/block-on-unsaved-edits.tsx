import type { Cart } from '@normwerk/contract/cart'
import type { MouseEvent, ReactNode } from 'react'
import styles from './edits-first.module.css'
import { useUnsavedEditsWarning } from './use-unsaved-edits-warning.ts'

interface Props {
  cart: Cart
  /** Ways towards an order. */
  children: ReactNode
}

/** Leads no further while an edit of the cart could not be saved: that is told, and its field gets the focus. */
export function BlockOnUnsavedEdits({ cart, children }: Props) {
  const warnOfUnsavedEdits = useUnsavedEditsWarning()

  function stop(event: MouseEvent): void {
    // Where handing over is asked for in a dialog of its own, the way has been taken.
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
