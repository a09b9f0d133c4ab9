import { type RefObject, useEffect } from 'react'

/**
 * Focuses the quantity when the buyer came from the search to a named part. It does so only if nothing but the new page
 * has the focus, and never if the focus would open an on-screen keyboard.
 */
export function useQuantityFocus(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const isUntouched = document.activeElement?.id === 'content'
      if (!isUntouched || !window.matchMedia('(pointer: fine)').matches) return
      panel.current?.querySelector<HTMLElement>('input[inputmode="numeric"]')?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [panel])
}
