import { type RefObject, startTransition, useEffect, useState } from 'react'

/** More than the frame shows at once, so that the page from the server already has its final height. */
const atFirst = 30
const step = 100
const ahead = '1000px'

interface Reach {
  /** How many rows there are. */
  count: number
  /** Index of a row that is rendered from the start, or -1. */
  first: number
  frame: RefObject<HTMLElement | null>
  /** Called when the buyer comes near the last of all rows. */
  onEnd?: (() => void) | undefined
}

/**
 * Returns how many rows of a long list are rendered. More rows follow before the buyer has scrolled to the last one.
 */
export function useRowsInReach({ count, first, frame, onEnd }: Reach): number {
  const [reach, setReach] = useState(Math.max(0, first) + atFirst)
  useEffect(() => {
    const last = frame.current?.querySelector('tbody > tr:last-child')
    const isAll = reach >= count
    if ((isAll && onEnd === undefined) || last == null) return
    const observer = new IntersectionObserver(
      (changes) => {
        if (!changes.some(({ isIntersecting }) => isIntersecting)) return
        if (isAll) onEnd?.()
        else startTransition(() => setReach(reach + step))
      },
      { root: frame.current, rootMargin: ahead },
    )
    observer.observe(last)
    return () => observer.disconnect()
  })
  return Math.min(reach, count)
}
