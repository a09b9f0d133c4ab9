import type { CartPosition } from '@normwerk/contract/cart'
import { useCallback, useMemo, useRef, useState } from 'react'
import { nothingSelected, select, selectAll } from './select-range.ts'

interface PositionSelection {
  /** Selected positions that are shown, in the order shown. Actions do not apply to hidden positions. */
  ids: readonly string[]
  has: (id: string) => boolean
  toggle: (id: string, range: boolean) => void
  toggleAll: () => void
  clear: () => void
}

/** The selected positions. `toggle` stays the same function, so that unchanged rows do not render again. */
export function useSelection(shown: readonly CartPosition[]): PositionSelection {
  const [selection, setSelection] = useState(nothingSelected)
  const order = useRef<readonly string[]>([])
  order.current = useMemo(() => shown.map(({ id }) => id), [shown])
  const ids = useMemo(() => shown.flatMap(({ id }) => (selection.chosen.has(id) ? [id] : [])), [shown, selection])
  const toggle = useCallback((id: string, range: boolean) => {
    setSelection((before) => select(before, { id, range, order: order.current }))
  }, [])
  return {
    ids,
    has: (id) => selection.chosen.has(id),
    toggle,
    toggleAll: () => setSelection((before) => selectAll(before, order.current)),
    clear: () => setSelection(nothingSelected),
  }
}
