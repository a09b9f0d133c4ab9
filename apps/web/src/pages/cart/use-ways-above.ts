import { useState } from 'react'
import { manyPositions } from '../../features/cart/table-bar.tsx'
import { useHasLines } from '../../features/direct-order/use-kept-order.ts'

interface WaysAbove {
  open: boolean
  onToggle: () => void
}

/**
 * What adds parts stands below the positions, where the new one appears, as long as they are few. Above many of them it
 * opens by a button, or by itself where lines were left in it; it goes there when a whole list has come, never from
 * under the fingers of who adds part by part.
 */
export function useWaysAbove(cartId: string, count: number): WaysAbove | null {
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
