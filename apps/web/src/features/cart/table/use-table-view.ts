import { useKeptText } from '../../../ui/use-kept-choice.ts'

export type TableView = 'normal' | 'compact'

/** From this number of positions on, drawings leave too few rows on a screen. */
const firstCompact = 20

/**
 * Shows positions with their drawings, or as many rows as possible: as last chosen in this browser, else by their number.
 */
export function useTableView(positionCount: number): [TableView, (view: TableView) => void] {
  const [kept, keep] = useKeptText('cart.view')
  if (kept === 'normal' || kept === 'compact') return [kept, keep]
  return [positionCount < firstCompact ? 'normal' : 'compact', keep]
}
