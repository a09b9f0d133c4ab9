import type { CartPosition } from '@normwerk/contract/cart'
import { useMemo, useRef } from 'react'
import { arrangePositions, type SortView } from './arrange-positions.ts'
import { filterPositions, type PositionFilter } from './filter-positions.ts'

/**
 * Returns the positions of a view in its order. The order is computed when the view or the set of positions changes. A
 * row must not move away while the buyer types a quantity or a commission into it.
 */
export function useArranged(
  positions: readonly CartPosition[],
  sort: SortView,
  filter: PositionFilter,
): readonly CartPosition[] {
  const newest = useRef(positions)
  newest.current = positions
  const members = positions.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: computed again for other positions, not for other contents
  const order = useMemo(() => arrangePositions(filterPositions(newest.current, filter), sort), [members, sort, filter])
  return useMemo(() => {
    const byId = new Map(positions.map((position) => [position.id, position]))
    return order.flatMap((id) => byId.get(id) ?? [])
  }, [order, positions])
}
