import type { KeyboardEvent, ReactNode } from 'react'
import { useText } from '../../texts/language-context.tsx'
import styles from './record-table.module.css'

interface Props {
  /** Names the table for screen readers. */
  label: string
  /** Another page or filter is being loaded. */
  stale: boolean
  /**
   * `<thead>` and `<tbody>`. The `th` of a row has the link that opens it. On a phone each row is a card: a cell's
   * `data-label` is shown before its value, `data-corner` puts it beside the link, `data-row` gives it its own line,
   * and `data-empty` hides it.
   */
  children: ReactNode
}

/**
 * A table of records. A click on a row opens the page of its record. From one link the arrow keys, Home and End lead to
 * the link of another row.
 */
export function RecordTable({ label, stale, children }: Props) {
  return (
    <div className={styles.frame}>
      <table
        className={styles.table}
        aria-label={label}
        aria-busy={stale}
        data-stale={stale || undefined}
        onKeyDown={moveBetweenRows}
      >
        {children}
      </table>
    </div>
  )
}

function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody th a')]
  const at = links.findIndex((link) => link.contains(document.activeElement))
  if (at === -1) return
  const places: Partial<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }
  const next = links[places[event.key] ?? -1]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

/** The heading of a column of buttons, for screen readers. */
export function ActionsHeading() {
  const text = useText()
  return (
    <th scope="col">
      <span className="visually-hidden">{text('ui.actions')}</span>
    </th>
  )
}
