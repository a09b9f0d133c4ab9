import { useEffect, useEffectEvent, useState } from 'react'

const turnMs = 7000

const matches = (query: string) => window.matchMedia(query).matches

export function prefersLessMotion(): boolean {
  return matches('(prefers-reduced-motion: reduce)')
}

/**
 * Turns pages by itself, beginning where a mouse can stop it.
 * @returns `hold`: handlers of the element on which pointer and focus hold the turning
 */
export function useTurning(hasPages: boolean, next: () => void) {
  const [isTurning, turn] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const turnPage = useEffectEvent(() => {
    if (!document.hidden) next()
  })

  useEffect(() => {
    turn(hasPages && matches('(hover: hover)') && !prefersLessMotion())
  }, [hasPages])
  useEffect(() => {
    if (!isTurning || isHeld) return
    const timer = setInterval(turnPage, turnMs)
    return () => clearInterval(timer)
  }, [isTurning, isHeld])

  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
  return { isTurning, turn, hold }
}
