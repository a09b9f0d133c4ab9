import type { CartPosition } from '@normwerk/contract/cart'
import { useCallback, useMemo, useRef, useState } from 'react'

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

interface Selection {
  chosen: ReadonlySet<string>
  /** Where a range begins: the position that was clicked last. */
  anchor: string | null
}

export const nothingSelected: Selection = { chosen: new Set(), anchor: null }

interface Choice {
  id: string
  /** With the Shift key: everything from the anchor on. */
  range: boolean
  /** Ids in the order shown. */
  order: readonly string[]
}

/** Toggles one position, or gives a range the new state of its end. */
export function select({ chosen, anchor }: Selection, { id, range, order }: Choice): Selection {
  const next = new Set(chosen)
  const chooses = !chosen.has(id)
  const from = anchor === null ? -1 : order.indexOf(anchor)
  const to = order.indexOf(id)
  const ids = range && from >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
  for (const each of ids) {
    if (chooses) next.add(each)
    else next.delete(each)
  }
  return { chosen: next, anchor: id }
}

/** Selects all shown positions, or deselects them if all are selected. The others stay as they are. */
export function selectAll({ chosen }: Selection, order: readonly string[]): Selection {
  const shown = new Set(order)
  return { chosen: shown.isSubsetOf(chosen) ? chosen.difference(shown) : chosen.union(shown), anchor: null }
}
