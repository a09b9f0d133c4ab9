import type { CartPosition } from '@normwerk/contract/cart'
import { useCallback, useEffect, useRef, useState } from 'react'
import { quantityFieldId } from './quantity-input.tsx'
import { onWantedFocus } from './wanted-focus.ts'

interface FocusPosition {
  focusPosition: (id: string) => void
  /** Moves from the quantity of a row to that of a later or earlier one. */
  moveFocus: (from: string, by: number) => void
  /** A position that is to have the focus and is not in sight: its row must be made. */
  awaited: string | null
}

/** Puts the focus into the quantity of a position, now or as soon as it is there. */
export function useFocusPosition(shown: readonly CartPosition[]): FocusPosition {
  const [awaited, setAwaited] = useState<string | null>(null)
  // Rows are memoised and must not get another function with every change of the cart.
  const order = useRef(shown)
  order.current = shown

  const focusPosition = useCallback((id: string) => {
    const field = document.getElementById(quantityFieldId(id))
    field?.focus()
    setAwaited(field === null ? id : null)
  }, [])
  useEffect(() => onWantedFocus(focusPosition), [focusPosition])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field appears with new positions
  useEffect(() => {
    if (awaited !== null) focusPosition(awaited)
  }, [awaited, focusPosition, shown])

  const moveFocus = useCallback(
    (from: string, by: number) => {
      const next = order.current[order.current.findIndex(({ id }) => id === from) + by]
      if (next !== undefined) focusPosition(next.id)
    },
    [focusPosition],
  )
  return { focusPosition, moveFocus, awaited }
}
