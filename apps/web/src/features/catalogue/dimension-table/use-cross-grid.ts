import type { ProductDimension } from '@normwerk/contract/product'
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { readQuantity } from '../../../shared/parts/part-order.ts'
import { cellAt, placeUnder, reveal, revealNearTop } from './cross-cells.ts'
import { type CrossLayout, firstPlace, type Place, placeOf } from './cross-layout.ts'
import { movePlace } from './move-place.ts'

const linesAbove = 2

export interface GridProps {
  layout: CrossLayout
  selectedId: string | null
  /** The place that the size finder selects. */
  requested: Place | null
  tableRef: RefObject<HTMLTableElement | null>
  onSelect: (dimension: ProductDimension) => void
  onOrder: (dimension: ProductDimension, quantity: number) => void
}

/** Focus, keys and the typed quantity, after the grid pattern of WAI-ARIA. */
export function useCrossGrid({ layout, selectedId, requested, tableRef, onSelect, onOrder }: GridProps) {
  const [active, setActive] = useState(() => placeOf(layout, selectedId ?? '') ?? firstPlace(layout))
  const [typed, setTyped] = useState<string | null>(null)
  const [rejected, setRejected] = useState(false)
  const [touched, setTouched] = useState(selectedId !== null)
  const followsFocus = useRef(false)
  const selectedAtFirst = useRef(placeOf(layout, selectedId ?? ''))
  const filled = useMemo(() => layout.lines.map(({ cells }) => cells.map((cell) => cell !== null)), [layout])
  const current = articleAt(layout, active)

  const [followed, setFollowed] = useState(requested)
  if (requested !== followed) {
    setFollowed(requested)
    if (requested !== null) {
      setActive(requested)
      setTouched(true)
    }
  }

  // Scrolls the article that the address names near the top of the frame.
  useLayoutEffect(() => {
    if (selectedAtFirst.current !== null) revealNearTop(tableRef.current, selectedAtFirst.current.line, linesAbove)
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

  const stopTyping = useCallback(() => {
    setTyped(null)
    setRejected(false)
  }, [])

  function move(place: Place) {
    followsFocus.current = true
    // A new object even for the same place, so that the focus returns from the quantity.
    setActive({ ...place })
    setTouched(true)
    stopTyping()
  }

  function order() {
    const quantity = readQuantity(typed ?? '')
    setRejected(quantity === null)
    if (quantity === null || current === null) return
    onOrder(current, quantity)
    move(active)
  }

  function onTypingKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') order()
    else move(active)
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

  function onClick(event: MouseEvent<HTMLElement>) {
    const place = placeUnder(event.target)
    const dimension = place === null ? null : articleAt(layout, place)
    if (place === null || dimension === null) return
    if (place.line !== active.line || place.column !== active.column) move(place)
    onSelect(dimension)
  }

  return {
    active,
    current,
    typed,
    rejected,
    touched,
    setTyped,
    stopTyping,
    handlers: { onKeyDown, onClick, onFocus: () => setTouched(true) },
  }
}

function articleAt({ lines }: CrossLayout, { line, column }: Place): ProductDimension | null {
  return lines[line]?.cells[column] ?? null
}
