import { type RefObject, useEffect } from 'react'

/**
 * Who came from the search to a named part types the quantity at once. Only where nothing else has the focus than the
 * page that was just opened, and never where the focus would bring up a keyboard on the screen.
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
