import { useEffect } from 'react'
import { useCartEditor } from './cart-editor.ts'

/** Sends waiting edits when a page of the cart is left. */
export function useFlushOnLeave(): void {
  const { positions, header } = useCartEditor()
  useEffect(
    () => () => {
      positions.flush()
      header.flush()
    },
    [positions, header],
  )
}
