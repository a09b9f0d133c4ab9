import type { CartPosition } from '@normwerk/contract/cart'
import { useCallback, useEffect, useRef, useState } from 'react'
import { quantityFieldId } from './quantity-input.tsx'
import { onRequestedFocus } from './requested-focus.ts'

interface View {
  /** All positions of the cart. */
  positions: readonly CartPosition[]
  shown: readonly CartPosition[]
  /** False for a moment after the filter has changed. */
  isSettled: boolean
  onShowAll: () => void
}

export interface FocusPosition {
  focusPosition: (id: string) => void
  /** Stops waiting for the position. */
  cancelFocus: (id: string) => void
  /** Moves the focus from the quantity of a row to that of a later or earlier one. */
  moveFocus: (from: string, by: number) => void
  /** A position that gets the focus but is not rendered yet: its row must be rendered. */
  awaited: string | null
}

/**
 * Focuses the quantity of a position, now or as soon as it is rendered, unless the user does something else meanwhile.
 */
export function useFocusPosition(view: View): FocusPosition {
  const [awaited, setAwaited] = useState<string | null>(null)
  // Rows are memoised, so their functions must not change with every change of the cart.
  const current = useRef(view)
  current.current = view
  const { positions, shown, isSettled } = view

  const focusPosition = useCallback((id: string) => {
    const field = document.getElementById(quantityFieldId(id))
    field?.focus()
    setAwaited(field === null ? id : null)
  }, [])
  const cancelFocus = useCallback((id: string) => setAwaited((known) => (known === id ? null : known)), [])

  useEffect(() => {
    return onRequestedFocus((id) => {
      if (isHidden(id, current.current)) current.current.onShowAll()
      focusPosition(id)
    })
  }, [focusPosition])

  useEffect(() => {
    if (awaited === null) return
    if (isSettled && isHidden(awaited, { positions, shown })) setAwaited(null)
    else focusPosition(awaited)
  }, [awaited, focusPosition, positions, shown, isSettled])

  // A late focus would move the user's typing into a field that saves by itself.
  useEffect(() => {
    if (awaited === null) return
    const goOn = () => setAwaited(null)
    document.addEventListener('focusin', goOn, true)
    document.addEventListener('keydown', goOn, true)
    return () => {
      document.removeEventListener('focusin', goOn, true)
      document.removeEventListener('keydown', goOn, true)
    }
  }, [awaited])

  const moveFocus = useCallback(
    (from: string, by: number) => {
      const { shown } = current.current
      const next = shown[shown.findIndex(({ id }) => id === from) + by]
      if (next !== undefined) focusPosition(next.id)
    },
    [focusPosition],
  )
  return { focusPosition, cancelFocus, moveFocus, awaited }
}

/** Whether the position is in the cart, but hidden by the filter. */
function isHidden(requested: string, { positions, shown }: Pick<View, 'positions' | 'shown'>): boolean {
  const isIn = (list: readonly CartPosition[]) => list.some(({ id }) => id === requested)
  return isIn(positions) && !isIn(shown)
}
