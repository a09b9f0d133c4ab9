import type { CartPosition } from '@normwerk/contract/cart'
import { useCallback, useMemo, useRef, useState } from 'react'
import { nothingSelected, select } from './select-range.ts'

interface PositionSelection {
  /** Chosen and still in the cart, in the order shown. */
  ids: readonly string[]
  has: (id: string) => boolean
  toggle: (id: string, range: boolean) => void
  toggleAll: () => void
  clear: () => void
}

/** Which positions are chosen; `toggle` stays the same function, so that rows which did not change rest. */
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
    toggleAll: () => setSelection({ chosen: new Set(ids.length === shown.length ? [] : order.current), anchor: null }),
    clear: () => setSelection(nothingSelected),
  }
}
