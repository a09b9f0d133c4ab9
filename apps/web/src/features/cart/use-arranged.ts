import type { CartPosition } from '@normwerk/contract/cart'
import { useMemo, useRef, useState } from 'react'
import { arrangePositions, cartOrder, type SortView } from './arrange-positions.ts'

interface Arranged {
  shown: readonly CartPosition[]
  sort: SortView
  setSort: (sort: SortView) => void
}

/**
 * The positions in the order of a view. It is made when it is chosen and when positions come or go: a row must not run
 * away from who types a quantity into it.
 */
export function useArranged(positions: readonly CartPosition[]): Arranged {
  const [sort, setSort] = useState(cartOrder)
  const newest = useRef(positions)
  newest.current = positions
  const members = positions.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: made anew for other members, not for other contents
  const order = useMemo(() => arrangePositions(newest.current, sort), [members, sort])
  const shown = useMemo(() => {
    const byId = new Map(positions.map((position) => [position.id, position]))
    return order.flatMap((id) => byId.get(id) ?? [])
  }, [order, positions])
  return { shown, sort, setSort }
}
