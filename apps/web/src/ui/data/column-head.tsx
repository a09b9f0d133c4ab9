import type { ReactNode } from 'react'
import { sortedBy } from './sorted-by.ts'
import { SortableHead } from './table.tsx'

interface Props<Column extends string> {
  column: Column
  numeric?: boolean
  className?: string | undefined
  /** The sort order of the list: a column's name, with a leading `-` for descending. */
  sort: string
  onSort: (sort: Column | `-${Column}`) => void
  children: ReactNode
}

export function ColumnHead<Column extends string>(props: Props<Column>) {
  const { column, numeric = false, className, sort, onSort, children } = props
  return (
    <SortableHead
      className={className}
      numeric={numeric}
      sorted={sortedBy(sort, column)}
      onSort={(direction) => onSort(direction === 'ascending' ? column : `-${column}`)}
    >
      {children}
    </SortableHead>
  )
}
