import type { Cart } from '@normwerk/contract/cart'
import type { MouseEvent, ReactNode } from 'react'
import styles from './block-on-unsaved-edits.module.css'
import { useUnsavedEditsWarning } from './use-unsaved-edits-warning.ts'

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
