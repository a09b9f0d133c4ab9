import { maxFilterValues } from '@normwerk/contract/limits'
import type { ProductDimension } from '@normwerk/contract/product'
import type { Filter } from '@normwerk/contract/search'
import { type UseQueryResult, useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { type ArticleAt, type CrossLayout, findArticles, layoutSizes } from './cross-layout.ts'
import { CrossTable } from './cross-table.tsx'
import type { DimensionTableProps } from './dimension-table.tsx'
import { beginsLike } from './find-value.ts'
import { type GridWindow, type Span, step } from './grid-window.ts'
import { crossTableQuery, dimensionPagesQuery } from './large-table-queries.ts'
import { ListTable } from './list-table.tsx'
import { dimensionsQuery } from './queries.ts'
import { TableFrame, useTableFrame } from './table-frame.tsx'
import type { GridProps } from './use-cross-grid.ts'
import { useGridWindow } from './use-grid-window.ts'

interface Props extends DimensionTableProps {
  productId: string
}

/** The sizes of a product that has too many for one answer: loads the visible cells, and the list page by page. */
export function LargeDimensionTable({ productId, title, columns, view, onView, sort, onSort, ...shared }: Props) {
  const { data, isPending } = useQuery(crossTableQuery(productId))
  const crossTable = data?.crossTable ?? null
  const layout = useMemo(() => (crossTable === null ? null : layoutSizes(columns, crossTable)), [columns, crossTable])
  const { frame, tableRef, sought, requested } = useTableFrame(layout, view)
  const filters = useMemo(() => (layout === null ? [] : filtersOf(layout, sought)), [layout, sought])
  // A filter without values would not filter.
  const isPossible = filters.every(({ values }) => values?.length !== 0)
  const list = useInfiniteQuery({
    ...dimensionPagesQuery({ productId, filters, sort }),
    enabled: frame.view === 'list' && !isPending && isPossible,
  })
  const rows = useMemo(
    () => (isPossible ? (list.data?.pages.flatMap(({ items }) => items) ?? []) : []),
    [list.data, isPossible],
  )

  return (
    <TableFrame {...frame} title={title} onView={onView}>
      {list.error !== null && rows.length === 0 ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      ) : frame.view === 'cross' && layout !== null ? (
        <LargeCrossTable {...shared} productId={productId} layout={layout} requested={requested} tableRef={tableRef} />
      ) : (
        <ListTable
          {...shared}
          columns={columns}
          rows={rows}
          onEnd={() => {
            if (list.hasNextPage && !list.isFetching) void list.fetchNextPage()
          }}
          selectedId={shared.selected?.id ?? null}
          sort={sort}
          onSort={onSort}
        />
      )}
    </TableFrame>
  )
}

interface CrossProps extends Omit<GridProps, 'articleAt'> {
  label: string
  productId: string
}

function LargeCrossTable({ productId, ...grid }: CrossProps) {
  const framed = useGridWindow(grid.layout)
  const articleAt = useArticlesIn(productId, grid.layout, framed.window)
  return <CrossTable {...grid} {...framed} articleAt={articleAt} />
}

/** Loads the articles in the window. */
function useArticlesIn(productId: string, layout: CrossLayout, window: GridWindow): ArticleAt {
  const { row, column, lines, heads } = layout
  const loaded = useQueries({
    queries: listSteps(window.lines, step.lines).flatMap((down) =>
      listSteps(window.columns, step.columns).map((across) =>
        dimensionsQuery({
          productId,
          filters: [
            { name: row.attribute, values: lines.slice(...down).map(({ value }) => value) },
            { name: column.attribute, values: heads.slice(...across) },
          ],
        }),
      ),
    ),
    combine: joinItems,
  })
  return useMemo(() => findArticles(layout, loaded), [layout, loaded])
}

function joinItems(results: readonly UseQueryResult<{ items: ProductDimension[] }>[]): ProductDimension[] {
  return results.flatMap(({ data }) => data?.items ?? [])
}

function listSteps([from, behind]: Span, by: number): Span[] {
  const count = Math.ceil((behind - from) / by)
  return Array.from({ length: count }, (_, at) => [from + at * by, Math.min(from + (at + 1) * by, behind)])
}

/** The sizes that begin like the typed ones. */
function filtersOf({ row, column, lines, heads }: CrossLayout, [down, across]: readonly [string, string]): Filter[] {
  const begin = (name: string, values: readonly (number | string)[], typed: string): Filter[] =>
    typed === '' ? [] : [{ name, values: values.filter((value) => beginsLike(value, typed)).slice(0, maxFilterValues) }]
  const rows = lines.map(({ value }) => value)
  return [...begin(row.attribute, rows, down), ...begin(column.attribute, heads, across)]
}
