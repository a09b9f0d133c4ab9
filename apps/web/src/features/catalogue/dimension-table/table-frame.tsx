import { type ReactNode, type RefObject, startTransition, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../../../texts/language-context.tsx'
import { Segments } from '../../../ui/forms/segments.tsx'
import { ListIcon, TableIcon } from '../../../ui/icons.tsx'
import type { CrossLayout, Place } from './cross-layout.ts'
import styles from './dimension-table.module.css'
import { findValue } from './find-value.ts'
import { SizeFinder } from './size-finder.tsx'

export type TableView = 'cross' | 'list'

interface Frame {
  /** Null if the sizes can only be listed. */
  layout: CrossLayout | null
  view: TableView
  sizes: readonly [string, string]
  onSizes: (sizes: readonly [string, string]) => void
  /** Moves the focus to the typed sizes in the table. */
  onEnter: () => void
}

interface Props extends Frame {
  title: string
  onView: (view: TableView) => void
  children: ReactNode
}

/** The bar above a table of sizes, with the finder and the choice of a view. */
export function TableFrame({ title, layout, view, onView, sizes, onSizes, onEnter, children }: Props) {
  const text = useText()
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <h2>{title}</h2>
        {layout !== null && (
          <>
            <SizeFinder layout={layout} sizes={sizes} onChange={onSizes} onEnter={onEnter} />
            <Segments
              label={text('catalogue.dimensionTable.view')}
              value={view}
              onChange={onView}
              options={[
                { value: 'cross', label: text('catalogue.dimensionTable.cross'), icon: <TableIcon size={16} /> },
                { value: 'list', label: text('catalogue.dimensionTable.list'), icon: <ListIcon size={16} /> },
              ]}
            />
          </>
        )}
      </div>
      {children}
    </div>
  )
}

interface FramedTable {
  frame: Frame
  tableRef: RefObject<HTMLTableElement | null>
  /** The sizes typed into the finder. */
  sought: readonly [string, string]
  /** The place of these sizes in the table. */
  requested: Place | null
}

/** Keeps what the frame of a table shows. A table without a layout can only be listed. */
export function useTableFrame(layout: CrossLayout | null, requestedView: TableView): FramedTable {
  const tableRef = useRef<HTMLTableElement>(null)
  const [sizes, setSizes] = useState<readonly [string, string]>(['', ''])
  const [sought, setSought] = useState(sizes)
  const requested = useMemo(() => (layout === null ? null : placeSought(layout, sought)), [layout, sought])
  const view = layout === null ? 'list' : requestedView
  // The table follows the typing when the browser has time.
  const onSizes: Frame['onSizes'] = (typed) => {
    setSizes(typed)
    startTransition(() => setSought(typed))
  }
  const onEnter = () => {
    // The tab stop of an older size would lose the focus when the table follows and removes its cell.
    flushSync(() => setSought(sizes))
    tableRef.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus()
  }
  return { frame: { layout, view, sizes, onSizes, onEnter }, tableRef, sought, requested }
}

/** Returns the place of the typed sizes. If one size is open, returns the first place with an article. */
function placeSought({ lines, heads }: CrossLayout, [row, column]: readonly [string, string]): Place | null {
  if (row === '' && column === '') return null
  const at = column === '' ? -1 : findValue(heads, column)
  if (column !== '' && at === -1) return null
  const placeIn = (filled: readonly boolean[] = []) =>
    at === -1 ? filled.indexOf(true) : filled[at] === true ? at : -1
  const line =
    row === ''
      ? lines.findIndex(({ filled }) => placeIn(filled) !== -1)
      : findValue(
          lines.map(({ value }) => value),
          row,
        )
  const found = placeIn(lines[line]?.filled)
  return line === -1 || found === -1 ? null : { line, column: found }
}
