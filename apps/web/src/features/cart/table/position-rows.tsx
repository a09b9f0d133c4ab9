import { lateCode, useLateCode } from '../../../ui/late/late-code.ts'
import { PositionRow, type PositionRowProps } from './position-row.tsx'
import { Spacer, usualHeights } from './spacer.tsx'
import type { TableView } from './use-table-view.ts'

// Below this number of rows the browser is faster without virtual rows.
const manyRows = 120

const virtualRows = lateCode(() => import('./virtual-rows.tsx').then((file) => file.VirtualRows), 'cart', 'machining')

export interface Row extends PositionRowProps {
  key: string
}

interface Props {
  rows: readonly Row[]
  view: TableView
  /** Position whose row is about to get the focus. */
  awaited: string | null
}

/** The rows of the positions. Of many rows only those near the window are rendered, unless that code cannot be loaded. */
export function PositionRows({ rows, view, awaited }: Props) {
  // A growing cart loads the code before it needs it, so that its rows stay visible.
  const { code: VirtualRows, error } = useLateCode(virtualRows, rows.length > manyRows / 2)
  if (rows.length <= manyRows || error !== null)
    return rows.map(({ key, ...row }) => <PositionRow key={key} {...row} />)
  if (VirtualRows === null) return <Spacer height={rows.length * usualHeights[view]} />
  return <VirtualRows key={view} rows={rows} view={view} awaited={awaited} />
}
