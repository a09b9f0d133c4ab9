import type { Cart } from '@normwerk/contract/cart'
import { useEffect, useRef } from 'react'

/**
 * Another cart at the same path is another page, and the one before took the focus with it: it goes to where parts are
 * added if there are none yet, else to the beginning of the page. So it does when a cart was given away.
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
