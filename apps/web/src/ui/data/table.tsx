import type { ReactNode, Ref } from 'react'
import { icon } from '../icons.tsx'
import { ChevronDownIcon, ChevronUpIcon } from '../page-icons.tsx'
import styles from './table.module.css'

const SortIcon = icon(<path d="m6.5 8 3.5-4 3.5 4M6.5 12l3.5 4 3.5-4" />)

interface TableProps {
  /** Names the table for screen readers. */
  label: string
  /** With a height the body scrolls below a sticky head. */
  maxHeight?: string
  dense?: boolean
  frameRef?: Ref<HTMLElement>
  /** `<thead>` and `<tbody>` of native rows; cells with figures carry `data-numeric`. */
  children: ReactNode
}

export function Table({ label, maxHeight, dense = false, frameRef, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section ref={frameRef} className={styles.frame} style={{ maxHeight }} tabIndex={0} aria-label={label}>
      <table className={styles.table} data-dense={dense || undefined}>
        {children}
      </table>
    </section>
  )
}

type SortDirection = 'ascending' | 'descending'

interface SortableHeadProps {
  children: ReactNode
  className?: string | undefined
  /** Names the column for style sheets. */
  column?: string
  numeric?: boolean
  /** The direction when the table is sorted by this column. */
  sorted: SortDirection | null
  onSort: (direction: SortDirection) => void
}

/** Head of a column that can be sorted. The first click sorts ascending, the next one reverses the order. */
export function SortableHead({ children, className, column, numeric = false, sorted, onSort }: SortableHeadProps) {
  return (
    <th
      scope="col"
      className={className}
      data-column={column}
      aria-sort={sorted ?? undefined}
      data-numeric={numeric || undefined}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort(sorted === 'ascending' ? 'descending' : 'ascending')}
      >
        {children}
        <SortSign sorted={sorted} />
      </button>
    </th>
  )
}

function SortSign({ sorted }: { sorted: SortDirection | null }) {
  if (sorted === null) return <SortIcon size={14} />
  return sorted === 'ascending' ? <ChevronUpIcon size={14} /> : <ChevronDownIcon size={14} />
}
