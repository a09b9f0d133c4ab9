import type { ProductDimension } from '@normwerk/contract/product'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { formatSymbol } from '../../../shared/parts/attribute-text.ts'
import { useText } from '../../../texts/language-context.tsx'
import { SortableHead, Table } from '../../../ui/data/table.tsx'
import type { TableColumn } from './cross-layout.ts'
import { ListRow } from './list-row.tsx'
import styles from './list-table.module.css'
import type { TableSort } from './sort-dimensions.ts'
import { useRowsInReach } from './use-rows-in-reach.ts'

const rowsAbove = 2

interface Props {
  label: string
  columns: readonly TableColumn[]
  rows: readonly ProductDimension[]
  /** Called when the buyer comes near the last row. */
  onEnd?: () => void
  selectedId: string | null
  sort: TableSort | null
  onSort: (sort: TableSort) => void
  onSelect: (dimension: ProductDimension) => void
  onOrder: (dimension: ProductDimension, quantity: number) => void
}

/** One article per row; every column can be sorted. */
export function ListTable(props: Props) {
  const { label, columns, rows, onEnd, selectedId, sort, onSort, onSelect, onOrder } = props
  const text = useText()
  const frame = useRef<HTMLElement>(null)
  const shown = useMemo(() => columns.filter((column) => !isComposite(column)), [columns])
  const first = rows.findIndex(({ id }) => id === selectedId)
  const inReach = useRowsInReach({ count: rows.length, first, frame, onEnd })
  // Scrolls the article that the address names into view.
  useLayoutEffect(() => {
    const row = frame.current?.querySelector<HTMLElement>('tr[aria-selected]')
    if (row == null || frame.current === null) return
    frame.current.scrollTop = Math.max(0, row.offsetTop - (rowsAbove + 1) * row.offsetHeight)
  }, [])

  const head = (by: string) => ({
    sorted: sort?.by !== by ? null : sort.descending ? ('descending' as const) : ('ascending' as const),
    onSort: (direction: 'ascending' | 'descending') => onSort({ by, descending: direction === 'descending' }),
  })

  return (
    <div className={styles.list}>
      <Table label={label} dense maxHeight="min(46rem, calc(100dvh - var(--header) - 8rem))" frameRef={frame}>
        <thead>
          <tr>
            <SortableHead {...head('articleNo')}>{text('catalogue.dimensionTable.article')}</SortableHead>
            {shown.map(({ attribute, symbol, label: name, unit, kind }) => (
              <SortableHead key={attribute} numeric={kind === 'number'} {...head(attribute)}>
                <span className={styles.letter} title={unit === null ? name : `${name} (${unit})`}>
                  {formatSymbol(symbol)}
                  {symbol !== name && <span className="visually-hidden"> {name}</span>}
                </span>
              </SortableHead>
            ))}
            <SortableHead numeric {...head('price')}>
              {text('catalogue.dimensionTable.price')}
            </SortableHead>
            <SortableHead {...head('availability')}>{text('catalogue.dimensionTable.availability')}</SortableHead>
            <th scope="col" className={styles.last}>
              {text('catalogue.dimensionTable.quantity')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, inReach).map((dimension) => (
            <ListRow
              key={dimension.id}
              dimension={dimension}
              columns={shown}
              selected={dimension.id === selectedId}
              onSelect={onSelect}
              onOrder={onOrder}
            />
          ))}
        </tbody>
      </Table>
    </div>
  )
}

/** Whether a column combines sizes that have their own columns, such as `d1 x d2`. */
function isComposite({ kind, symbol }: TableColumn): boolean {
  return kind === 'choice' && symbol.includes(' x ')
}
