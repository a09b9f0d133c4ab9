import type { ProductDimension } from '@normwerk/contract/product'
import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { formatSymbol, formatValue } from '../../trade/attribute-text.ts'
import { AvailabilityLegend } from '../../trade/availability-sign.tsx'
import { readQuantity } from '../../trade/part-order.ts'
import { useAmountFormat } from '../../trade/use-amount-format.ts'
import { classNames } from '../../ui/class-names.ts'
import { CellDetail } from './cell-detail.tsx'
import { type CrossLayout, firstPlace, type Place, placeOf } from './cross-layout.ts'
import { CrossRow } from './cross-row.tsx'
import styles from './cross-table.module.css'
import { movePlace } from './move-place.ts'

const linesAbove = 2

interface Props {
  label: string
  layout: CrossLayout
  selectedId: string | null
  /** Where the size finder points. */
  wanted: Place | null
  tableRef: RefObject<HTMLTableElement | null>
  onSelect: (dimension: ProductDimension) => void
  onOrder: (dimension: ProductDimension, quantity: number) => void
}

/** Articles by two sizes, as a grid with one tab stop: digits typed in a cell are the quantity to order. */
export function CrossTable({ label, layout, selectedId, wanted, tableRef, onSelect, onOrder }: Props) {
  const text = useText()
  const format = useFormat()
  const amount = useAmountFormat()
  const [active, setActive] = useState(() => placeOf(layout, selectedId ?? '') ?? firstPlace(layout))
  const [typed, setTyped] = useState<string | null>(null)
  const [refused, setRefused] = useState(false)
  const [touched, setTouched] = useState(selectedId !== null)
  const followsFocus = useRef(false)
  const selectedAtFirst = useRef(placeOf(layout, selectedId ?? ''))
  const filled = useMemo(() => layout.lines.map(({ cells }) => cells.map((cell) => cell !== null)), [layout])
  const current = layout.lines[active.line]?.cells[active.column] ?? null
  const hasPrices = layout.lines.some(({ cells }) => cells.some((cell) => cell?.price != null))

  const [followed, setFollowed] = useState(wanted)
  if (wanted !== followed) {
    setFollowed(wanted)
    if (wanted !== null) {
      setActive(wanted)
      setTouched(true)
    }
  }

  // A chosen article that an address names stands near the top, not just inside the frame.
  useLayoutEffect(() => {
    const [table, chosen] = [tableRef.current, selectedAtFirst.current]
    const row = chosen === null ? undefined : table?.tBodies[0]?.rows[Math.max(0, chosen.line - linesAbove)]
    const frame = table?.closest<HTMLElement>('[data-frame]')
    if (row && frame) frame.scrollTop = row.offsetTop - (table?.tHead?.offsetHeight ?? 0)
  }, [tableRef])

  useLayoutEffect(() => {
    const cell = cellAt(tableRef.current, active)
    if (cell === null) return
    reveal(cell)
    if (!followsFocus.current) return
    followsFocus.current = false
    cell.focus({ preventScroll: true })
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active, tableRef])

  function move(place: Place) {
    followsFocus.current = true
    setActive({ ...place })
    setTouched(true)
    stopTyping()
  }

  function stopTyping() {
    setTyped(null)
    setRefused(false)
  }

  function order() {
    if (current === null || typed === null) return
    const quantity = readQuantity(typed)
    setRefused(quantity === null)
    if (quantity === null) return
    onOrder(current, quantity)
    move(active)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (typed !== null) return onTypingKey(event)
    if (event.altKey || event.metaKey || !(event.target instanceof HTMLTableCellElement)) return
    const target = movePlace(filled, active, event)
    if (target !== null) {
      event.preventDefault()
      move(target)
    } else if (/^\d$/.test(event.key) && !event.ctrlKey) {
      event.preventDefault()
      setTyped(event.key)
      setTouched(true)
    } else if ((event.key === 'Enter' || event.key === ' ') && current !== null) {
      event.preventDefault()
      onSelect(current)
    }
  }

  function onTypingKey(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault()
      order()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      move(active)
    }
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const place = placeUnder(event.target)
    const dimension = place === null ? null : (layout.lines[place.line]?.cells[place.column] ?? null)
    if (place === null || dimension === null) return
    if (place.line !== active.line || place.column !== active.column) move(place)
    onSelect(dimension)
  }

  return (
    <div className={styles.cross}>
      <div className={styles.frame} data-frame>
        <table
          ref={tableRef}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern on a native table
          role="grid"
          aria-label={label}
          className={styles.table}
          onKeyDown={onKeyDown}
          onClick={onClick}
          onFocus={() => setTouched(true)}
        >
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                <span className={styles.cornerColumn}>{formatSymbol(layout.column.symbol)} →</span>
                <span className={styles.cornerRow}>{formatSymbol(layout.row.symbol)} ↓</span>
              </th>
              {layout.heads.map((head, at) => (
                <th
                  key={head}
                  scope="col"
                  className={classNames(styles.head, at === active.column && touched && styles.crossed)}
                >
                  {formatValue(format, head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {layout.lines.map((line, at) => (
              <CrossRow
                key={line.value}
                line={line}
                heads={layout.heads}
                at={at}
                crossed={touched && at === active.line}
                activeColumn={at === active.line ? active.column : -1}
                selectedId={line.cells.some((cell) => cell?.id === selectedId) ? selectedId : null}
                typed={at === active.line ? typed : null}
                refused={refused}
                amount={amount}
                onType={setTyped}
                onLeave={stopTyping}
              />
            ))}
          </tbody>
        </table>
      </div>
      <CellDetail dimension={touched ? current : null} layout={layout} typed={typed} refused={refused} />
      <div className={styles.foot}>
        <AvailabilityLegend />
        {hasPrices && <span>{text('dimensionTable.priceNote')}</span>}
      </div>
    </div>
  )
}

function cellAt(table: HTMLTableElement | null, { line, column }: Place): HTMLTableCellElement | null {
  return table?.tBodies[0]?.rows[line]?.cells[column + 1] ?? null
}

/** Scrolls the frame, not the page, until the cell stands clear of the sticky headings. */
function reveal(cell: HTMLTableCellElement): void {
  const frame = cell.closest<HTMLElement>('[data-frame]')
  const corner = cell.closest('table')?.tHead?.rows[0]?.cells[0]
  if (frame === null || corner === undefined) return
  const [left, top] = [cell.offsetLeft - corner.offsetWidth, cell.offsetTop - corner.offsetHeight]
  const [right, bottom] = [cell.offsetLeft + cell.offsetWidth, cell.offsetTop + cell.offsetHeight]
  frame.scrollLeft = Math.min(left, Math.max(frame.scrollLeft, right - frame.clientWidth))
  frame.scrollTop = Math.min(top, Math.max(frame.scrollTop, bottom - frame.clientHeight))
}

function placeUnder(target: EventTarget): Place | null {
  const cell = target instanceof Element ? target.closest('td') : null
  const row = cell?.parentElement
  if (cell === null || !(row instanceof HTMLTableRowElement)) return null
  return { line: row.sectionRowIndex, column: cell.cellIndex - 1 }
}
