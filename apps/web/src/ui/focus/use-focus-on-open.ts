import { useEffect, useRef } from 'react'

/** Focuses the first field of something that a button has opened. Something that was open before takes no focus. */
export function useFocusOnOpen(open: boolean) {
  const frame = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    if (open && !wasOpen.current) frame.current?.querySelector('input')?.focus()
    wasOpen.current = open
  }, [open])
  return frame
}
