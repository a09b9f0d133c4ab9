import { locales } from '@normwerk/contract/language'
import { type RefObject, useMemo } from 'react'
import { useMe } from '../../../api/me.ts'
import { formatSymbol, formatValue } from '../../../shared/parts/attribute-text.ts'
import { AvailabilityLegend } from '../../../shared/parts/availability-sign.tsx'
import { useFormat, useLanguage, useText } from '../../../texts/language-context.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { CellDetail } from './cell-detail.tsx'
import type { CrossLayout } from './cross-layout.ts'
import { CrossRow } from './cross-row.tsx'
import styles from './cross-table.module.css'
import { type Gap, type GridWindow, listParts } from './grid-window.ts'
import { type GridProps, useCrossGrid } from './use-cross-grid.ts'

interface Props extends GridProps {
  label: string
  frameRef: RefObject<HTMLDivElement | null>
  window: GridWindow
}

/**
 * Articles by two sizes, as a grid with one tab stop. Digits typed in a cell are the quantity to order. Only the window
 * is rendered, and the active cell wherever it is.
 */
export function CrossTable({ label, frameRef, window, ...grid }: Props) {
  const text = useText()
  const amount = useAmountFormat()
  const seesPrices = useMe() != null
  const { layout, articleAt, tableRef } = grid
  const { lines, heads } = layout
  const rowHead = useRowHeadWidth(layout)
  const { active, selectedPlace, current, typed, rejected, touched, setTyped, stopTyping, handlers } =
    useCrossGrid(grid)
  const columns = useMemo(() => listParts(heads.length, window.columns, active.column), [heads, window, active.column])
  const shown = listParts(lines.length, window.lines, active.line)
  const hasPrices = shown.some(
    (line) =>
      typeof line === 'number' &&
      columns.some((column) => typeof column === 'number' && articleAt({ line, column })?.price != null),
  )
  return (
    <div className={styles.cross}>
      <div ref={frameRef} className={styles.frame} data-frame data-prices={seesPrices || undefined}>
        <table
          ref={tableRef}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern on a native table
          role="grid"
          aria-label={label}
          aria-rowcount={lines.length + 1}
          aria-colcount={heads.length + 1}
          className={styles.table}
          style={{ width: `calc(${rowHead} + ${heads.length} * var(--cell))` }}
          {...handlers}
        >
          <CrossHead layout={layout} rowHead={rowHead} columns={columns} crossed={touched ? active.column : -1} />
          <tbody>
            {shown.map((line) =>
              typeof line !== 'number' ? (
                <HiddenLines key={`from ${line.from}`} gap={line} />
              ) : (
                <CrossRow
                  key={line}
                  at={line}
                  layout={layout}
                  columns={columns}
                  articleAt={articleAt}
                  crossed={touched && line === active.line}
                  activeColumn={line === active.line ? active.column : -1}
                  selectedColumn={line === selectedPlace?.line ? selectedPlace.column : -1}
                  typed={line === active.line ? typed : null}
                  rejected={rejected}
                  amount={amount}
                  onType={setTyped}
                  onLeave={stopTyping}
                />
              ),
            )}
          </tbody>
        </table>
      </div>
      {[...shown, ...columns].some((part) => typeof part !== 'number') && (
        <p className={styles.partNote}>{text('catalogue.dimensionTable.partNote')}</p>
      )}
      <CellDetail dimension={touched ? current : null} layout={layout} typed={typed} rejected={rejected} />
      <div className={styles.foot}>
        <AvailabilityLegend />
        {hasPrices && <span>{text('catalogue.dimensionTable.priceNote')}</span>}
      </div>
    </div>
  )
}

function HiddenLines({ gap }: { gap: Gap }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row takes no focus
    <tr aria-hidden="true" className={styles.hidden} style={{ height: `calc(${gap.length} * var(--row-height))` }}>
      <td />
    </tr>
  )
}

/** Returns the width of the longest heading of a row, also of those that are not rendered. */
function useRowHeadWidth({ lines }: CrossLayout): string {
  const format = useFormat()
  const letters = useMemo(
    () => Math.max(...lines.map(({ value }) => formatValue(format, value).length)),
    [lines, format],
  )
  return `max(var(--row-head), ${letters / 2 + 1.25}rem)`
}

interface HeadProps {
  layout: CrossLayout
  rowHead: string
  columns: readonly (number | Gap)[]
  crossed: number
}

function CrossHead({ layout: { row, column, heads }, rowHead, columns, crossed }: HeadProps) {
  const format = useFormat()
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.corner} style={{ width: rowHead }}>
          <span className={styles.cornerColumn}>{formatSymbol(column.symbol)} →</span>
          <span className={styles.cornerRow}>{formatSymbol(row.symbol)} ↓</span>
        </th>
        {columns.map((at) =>
          typeof at !== 'number' ? (
            <td
              key={`from ${at.from}`}
              aria-hidden="true"
              colSpan={at.length}
              style={{ width: `calc(${at.length} * var(--cell))` }}
            />
          ) : (
            <th
              key={at}
              scope="col"
              aria-colindex={at + 2}
              className={classNames(styles.head, at === crossed && styles.crossed)}
            >
              {formatValue(format, heads[at] ?? '')}
            </th>
          ),
        )}
      </tr>
    </thead>
  )
}

/** Formats amounts without currency, for tables that name it once. */
function useAmountFormat(): (amount: string) => string {
  const locale = locales[useLanguage()]
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    return (amount) => format.format(Number(amount))
  }, [locale])
}
