import type { ReactNode } from 'react'
import styles from './record-table.module.css'

interface Props {
  /** Names the table for screen readers. */
  label: string
  /** Another page or filter is on its way. */
  stale: boolean
  /**
   * `<thead>` and `<tbody>`. The `th` of a row holds the link that opens it; on a phone each row is a card, where a
   * cell's `data-label` stands before its value, `data-corner` puts it beside the link, `data-row` gives it a line of
   * its own, and `data-empty` hides it.
   */
  children: ReactNode
}

/** Records of which each opens a page of its own: a click anywhere in a row does so. */
export function RecordTable({ label, stale, children }: Props) {
  return (
    <table className={styles.table} aria-label={label} aria-busy={stale} data-stale={stale || undefined}>
      {children}
    </table>
  )
}
