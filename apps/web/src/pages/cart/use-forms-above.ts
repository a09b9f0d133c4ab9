import { useState } from 'react'
import { useHasLines } from '../../features/cart/direct-order/use-kept-order.ts'
import { manyPositions } from '../../features/cart/table/table-bar.tsx'

interface WaysAbove {
  open: boolean
  onToggle: () => void
}

/**
 * Decides where the forms that add parts are. With few positions they are below, where the new position appears. With
 * many positions they are above and opened by a button, or at once if they have unfinished lines. They move only when a
 * whole list was added, never while the buyer adds part by part.
 */
export function useFormsAbove(cartId: string, count: number): WaysAbove | null {
  const [before, setBefore] = useState(count)
  const [isAbove, setIsAbove] = useState(count >= manyPositions)
  const [chosen, setChosen] = useState<boolean | null>(count < manyPositions ? true : null)
  const hasLines = useHasLines(cartId)
  const open = chosen === true
  if (hasLines && chosen === null) setChosen(true)
  if (count !== before) {
    setBefore(count)
    if (count >= manyPositions && count > before + 1) setIsAbove(true)
  }
  return isAbove ? { open, onToggle: () => setChosen(!open) } : null
}
