import type { ProductDimension } from '@normwerk/contract/product'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { formatSymbol } from '../../trade/attribute-text.ts'
import { SortableHead, Table } from '../../ui/table.tsx'
import type { TableColumn } from './cross-layout.ts'
import { ListRow } from './list-row.tsx'
import styles from './list-table.module.css'
import { sortDimensions, type TableSort } from './sort-dimensions.ts'

const mostPlainRows = 300
const rowHeight = 41
const rowsAbove = 2

interface Props {
  label: string
  columns: readonly TableColumn[]
  dimensions: readonly ProductDimension[]
  selectedId: string | null
  sort: TableSort | null
  onSort: (sort: TableSort) => void
  onSelect: (dimension: ProductDimension) => void
  onOrder: (dimension: ProductDimension, quantity: number) => void
}

/** One article per row, every column sortable; of more than 300 rows only those in view exist. */
export function ListTable(props: Props) {
  const { label, columns, dimensions, selectedId, sort, onSort, onSelect, onOrder } = props
  const text = useText()
  const frame = useRef<HTMLElement>(null)
  const rows = useMemo(() => sortDimensions(dimensions, (row) => row, sort), [dimensions, sort])
  const shown = useMemo(() => columns.filter((column) => !isComposite(column)), [columns])
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 16,
    enabled: rows.length > mostPlainRows,
    getItemKey: (index) => rows[index]?.id ?? index,
  })
  // A chosen article that an address names is in view at first.
  const selectedAtFirst = useRef(rows.findIndex(({ id }) => id === selectedId))
  useLayoutEffect(() => {
    if (frame.current === null || selectedAtFirst.current === -1) return
    frame.current.scrollTop = Math.max(0, selectedAtFirst.current - rowsAbove) * rowHeight
  }, [])

  const parts = virtual.getVirtualItems()
  const isLong = rows.length > mostPlainRows
  const first = isLong ? (parts[0]?.index ?? 0) : 0
  const inView = isLong ? rows.slice(first, (parts.at(-1)?.index ?? -1) + 1) : rows
  const above = isLong ? (parts[0]?.start ?? 0) : 0
  const below = isLong ? virtual.getTotalSize() - (parts.at(-1)?.end ?? 0) : 0

  const head = (by: string) => ({
    sorted: sort?.by !== by ? null : sort.descending ? ('descending' as const) : ('ascending' as const),
    onSort: (direction: 'ascending' | 'descending') => onSort({ by, descending: direction === 'descending' }),
  })

  return (
    <div className={styles.list}>
      <Table label={label} dense maxHeight="min(46rem, calc(100dvh - var(--header) - 8rem))" frameRef={frame}>
        <thead>
          <tr>
            <SortableHead {...head('articleNo')}>{text('dimensionTable.article')}</SortableHead>
            {shown.map(({ attribute, symbol, label: name, unit, kind }) => (
              <SortableHead key={attribute} numeric={kind === 'number'} {...head(attribute)}>
                <span className={styles.letter} title={unit === null ? name : `${name} (${unit})`}>
                  {formatSymbol(symbol)}
                  <span className="visually-hidden"> {name}</span>
                </span>
              </SortableHead>
            ))}
            <SortableHead numeric {...head('price')}>
              {text('dimensionTable.price')}
            </SortableHead>
            <SortableHead {...head('availability')}>{text('dimensionTable.availability')}</SortableHead>
            <th scope="col" className={styles.last}>
              {text('dimensionTable.quantity')}
            </th>
          </tr>
        </thead>
        <tbody>
          <Spacer height={above} />
          {inView.map((dimension, at) => (
            <ListRow
              key={dimension.id}
              dimension={dimension}
              columns={shown}
              selected={dimension.id === selectedId}
              onSelect={onSelect}
              onOrder={onOrder}
              index={first + at}
              measure={virtual.measureElement}
            />
          ))}
          <Spacer height={below} />
        </tbody>
      </Table>
    </div>
  )
}

function Spacer({ height }: { height: number }) {
  return height > 0 ? (
    <tr>
      <td className={styles.spacer} style={{ height }} />
    </tr>
  ) : null
}

/** Sizes written together, `d1 x d2`, whose parts have columns of their own. */
function isComposite({ kind, symbol }: TableColumn): boolean {
  return kind === 'choice' && symbol.includes(' x ')
}
