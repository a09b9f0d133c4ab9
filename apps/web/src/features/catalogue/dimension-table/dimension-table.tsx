import type { DimensionTableMapping, ProductDimension } from '@normwerk/contract/product'
import { useDeferredValue, useMemo } from 'react'
import { findArticles, layoutCrossTable, type TableColumn } from './cross-layout.ts'
import { CrossTable } from './cross-table.tsx'
import { beginsLike } from './find-value.ts'
import { ListTable } from './list-table.tsx'
import { sortDimensions, type TableSort } from './sort-dimensions.ts'
import { TableFrame, type TableView, useTableFrame } from './table-frame.tsx'
import type { GridProps } from './use-cross-grid.ts'
import { useGridWindow } from './use-grid-window.ts'

export interface DimensionTableProps {
  title: string
  label: string
  columns: DimensionTableMapping['columns']
  view: TableView
  onView: (view: TableView) => void
  sort: TableSort | null
  onSort: (sort: TableSort) => void
  selected: ProductDimension | null
  onSelect: (dimension: ProductDimension) => void
  onOrder: (dimension: ProductDimension, quantity: number) => void
}

interface Props extends DimensionTableProps {
  dimensions: readonly ProductDimension[]
}

/** The sizes of one product as a cross table or a list. The size finder works in both. */
export function DimensionTable(props: Props) {
  const { title, label, columns, dimensions, view, onView, sort, onSort, selected, onSelect, onOrder } = props
  const layout = useMemo(() => layoutCrossTable(columns, dimensions), [columns, dimensions])
  const { frame, tableRef, sought, requested } = useTableFrame(layout, view)
  const order = useDeferredValue(sort)
  const rows = useMemo(() => {
    const narrowed = layout === null ? dimensions : narrow(dimensions, [layout.row, layout.column], sought)
    return sortDimensions(narrowed, (row) => row, order)
  }, [layout, dimensions, sought, order])

  return (
    <TableFrame {...frame} title={title} onView={onView}>
      {frame.view === 'cross' && layout !== null ? (
        <LoadedCrossTable
          label={label}
          layout={layout}
          dimensions={dimensions}
          selected={selected}
          requested={requested}
          tableRef={tableRef}
          onSelect={onSelect}
          onOrder={onOrder}
        />
      ) : (
        <ListTable
          label={label}
          columns={columns}
          rows={rows}
          selectedId={selected?.id ?? null}
          sort={sort}
          onSort={onSort}
          onSelect={onSelect}
          onOrder={onOrder}
        />
      )}
    </TableFrame>
  )
}

interface LoadedProps extends Omit<GridProps, 'articleAt'> {
  label: string
  dimensions: readonly ProductDimension[]
}

function LoadedCrossTable({ dimensions, ...grid }: LoadedProps) {
  const framed = useGridWindow(grid.layout)
  const articleAt = useMemo(() => findArticles(grid.layout, dimensions), [grid.layout, dimensions])
  return <CrossTable {...grid} {...framed} articleAt={articleAt} />
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
