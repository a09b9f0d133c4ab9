import { useEffect, useRef } from 'react'

/** What opens at the press of a button has the focus in its first field; what was open before leaves it where it is. */
export function useFocusOnOpen(opened: boolean) {
  const frame = useRef<HTMLDivElement>(null)
  const wasOpened = useRef(opened)
  useEffect(() => {
    if (opened && !wasOpened.current) frame.current?.querySelector('input')?.focus()
    wasOpened.current = opened
  }, [opened])
  return frame
}
