import type { CartPosition } from '@normwerk/contract/cart'
import { useCallback, useEffect, useRef } from 'react'
import { quantityFieldId } from './position-row.tsx'

/** Puts the focus into the quantity of a position, now or as soon as it is there again. */
export function useFocusPosition(positions: readonly CartPosition[]): (id: string) => void {
  const wanted = useRef<string | null>(null)

  const focus = useCallback(() => {
    if (wanted.current === null) return
    const field = document.getElementById(quantityFieldId(wanted.current))
    if (field === null) return
    field.focus()
    wanted.current = null
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field appears with new positions
  useEffect(focus, [focus, positions])

  return useCallback(
    (id: string) => {
      wanted.current = id
      focus()
    },
    [focus],
  )
}
