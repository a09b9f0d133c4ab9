import { type RefObject, useEffect, useEffectEvent } from 'react'
import { takeEnter } from '../../features/catalogue/early-enter.ts'

/**
 * Focuses the quantity when the buyer came from the search to a named part. It does so only if nothing but the new page
 * has the focus, and never if the focus would open an on-screen keyboard. A second Enter that came too early for the
 * quantity orders the part.
 */
export function useQuantityFocus(panel: RefObject<HTMLElement | null>, onEnter: () => void): void {
  const order = useEffectEvent(onEnter)
  useEffect(() => {
    const timer = setTimeout(() => {
      const isEarly = takeEnter()
      const isUntouched = document.activeElement?.id === 'content'
      if (isUntouched && window.matchMedia('(pointer: fine)').matches) {
        panel.current?.querySelector<HTMLElement>('input[inputmode="numeric"]')?.focus({ preventScroll: true })
      }
      if (isEarly) order()
    })
    return () => clearTimeout(timer)
  }, [panel])
}
