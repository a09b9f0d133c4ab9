import { useEffect, useRef } from 'react'

/** What opens at the press of a button has the focus in its first field; what was open before leaves it where it is. */
export function useFocusOnOpen(open: boolean) {
  const frame = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    if (open && !wasOpen.current) frame.current?.querySelector('input')?.focus()
    wasOpen.current = open
  }, [open])
  return frame
}
