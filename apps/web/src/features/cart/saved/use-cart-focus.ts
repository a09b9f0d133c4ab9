import type { Cart } from '@normwerk/contract/cart'
import { useEffect, useRef } from 'react'

/**
 * Sets the focus when another cart is opened at the same path, or a cart was handed over, because the focused element
 * is gone. An empty cart focuses the form that adds parts, another one the beginning of the page.
 */
export function useCartFocus(cart: Cart | undefined): void {
  const shown = cart && `${cart.id} ${cart.right}`
  const before = useRef(shown)
  const isNew = cart !== undefined && cart.positionCount === 0 && cart.right !== 'read'

  useEffect(() => {
    if (shown === undefined || shown === before.current) return
    const isFirst = before.current === undefined
    before.current = shown
    if (isFirst || document.activeElement !== document.body) return
    const main = document.querySelector('main')
    const start = isNew ? main?.querySelector<HTMLElement>('section input:enabled') : null
    const target = start ?? main
    target?.focus({ preventScroll: true })
  }, [shown, isNew])
}
