import type { DimensionTableMapping, ProductDimension } from '@normwerk/contract/product'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useText } from '../../../texts/language-context.tsx'
import { Segments } from '../../../ui/forms/segments.tsx'
import { ListIcon, TableIcon } from '../../../ui/icons.tsx'
import { type CrossLayout, layoutCrossTable, type Place, type TableColumn } from './cross-layout.ts'
import { CrossTable } from './cross-table.tsx'
import styles from './dimension-table.module.css'
import { beginsLike, findValue } from './find-value.ts'
import { ListTable } from './list-table.tsx'
import { SizeFinder } from './size-finder.tsx'
import type { TableSort } from './sort-dimensions.ts'

type TableView = 'cross' | 'list'

interface Props {
  title: string
  label: string
  columns: DimensionTableMapping['columns']
  dimensions: readonly ProductDimension[]
  view: TableView
  onView: (view: TableView) => void
  sort: TableSort | null
  onSort: (sort: TableSort) => void
  selectedId: string | null
  onSelect: (dimension: ProductDimension) => void
  onOrder: (dimension: ProductDimension, quantity: number) => void
}

/** The sizes of one product as a cross table or a list. The size finder works in both. */
export function DimensionTable(props: Props) {
  const { title, label, columns, dimensions, view, onView, sort, onSort, selectedId, onSelect, onOrder } = props
  const text = useText()
  const [sizes, setSizes] = useState<readonly [string, string]>(['', ''])
  const sought = useDeferredValue(sizes)
  const table = useRef<HTMLTableElement>(null)
  const layout = useMemo(() => layoutCrossTable(columns, dimensions), [columns, dimensions])
  const requested = useMemo(() => (layout === null ? null : placeSought(layout, sought)), [layout, sought])
  const listed = useMemo(
    () => (layout === null ? dimensions : narrow(dimensions, [layout.row, layout.column], sought)),
    [layout, dimensions, sought],
  )
  const shown = layout === null ? 'list' : view

  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <h2>{title}</h2>
        {layout !== null && (
          <>
            <SizeFinder
              layout={layout}
              sizes={sizes}
              onChange={setSizes}
              onEnter={() => table.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus()}
            />
            <Segments
              label={text('catalogue.dimensionTable.view')}
              value={shown}
              onChange={onView}
              options={[
                { value: 'cross', label: text('catalogue.dimensionTable.cross'), icon: <TableIcon size={16} /> },
                { value: 'list', label: text('catalogue.dimensionTable.list'), icon: <ListIcon size={16} /> },
              ]}
            />
          </>
        )}
      </div>
      {shown === 'cross' && layout !== null ? (
        <CrossTable
          label={label}
          layout={layout}
          selectedId={selectedId}
          requested={requested}
          tableRef={table}
          onSelect={onSelect}
          onOrder={onOrder}
        />
      ) : (
        <ListTable
          label={label}
          columns={columns}
          dimensions={listed}
          selectedId={selectedId}
          sort={sort}
          onSort={onSort}
          onSelect={onSelect}
          onOrder={onOrder}
        />
      )}
    </div>
  )
}

/** Returns the place of the typed sizes. If one size is open, returns the first place with an article. */
function placeSought({ lines, heads }: CrossLayout, [row, column]: readonly [string, string]): Place | null {
  if (row === '' && column === '') return null
  const at = column === '' ? -1 : findValue(heads, column)
  if (column !== '' && at === -1) return null
  const filled = (cells: readonly (ProductDimension | null)[] | undefined) =>
    at === -1 ? (cells?.findIndex((cell) => cell !== null) ?? -1) : cells?.[at] != null ? at : -1
  const line =
    row === ''
      ? lines.findIndex(({ cells }) => filled(cells) !== -1)
      : findValue(
          lines.map(({ value }) => value),
          row,
        )
  const found = filled(lines[line]?.cells)
  return line === -1 || found === -1 ? null : { line, column: found }
}

function narrow(
  dimensions: readonly ProductDimension[],
  columns: readonly [TableColumn, TableColumn],
  sizes: readonly [string, string],
): readonly ProductDimension[] {
  return columns.reduce<readonly ProductDimension[]>((left, { attribute }, at) => {
    const typed = sizes[at] ?? ''
    return typed === '' ? left : left.filter(({ values }) => beginsLike(values[attribute] ?? '', typed))
  }, dimensions)
}
