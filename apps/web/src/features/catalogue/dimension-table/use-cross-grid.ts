import type { ProductDimension } from '@normwerk/contract/product'
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { readQuantity } from '../../../shared/parts/part-order.ts'
import { cellAt, placeUnder, reveal, revealNearTop } from './cross-cells.ts'
import { type ArticleAt, type CrossLayout, firstPlace, type Place, placeOf } from './cross-layout.ts'
import { movePlace } from './move-place.ts'

const linesAbove = 2

export interface GridProps {
  layout: CrossLayout
  articleAt: ArticleAt
  selected: ProductDimension | null
  /** The place that the size finder selects. */
  requested: Place | null
  tableRef: RefObject<HTMLTableElement | null>
  onSelect: (dimension: ProductDimension) => void
  onOrder: (dimension: ProductDimension, quantity: number) => void
}

/** Focus, keys and the typed quantity, after the grid pattern of WAI-ARIA. */
export function useCrossGrid({ layout, articleAt, selected, requested, tableRef, onSelect, onOrder }: GridProps) {
  const selectedPlace = useMemo(() => (selected === null ? null : placeOf(layout, selected)), [layout, selected])
  const [active, setActive] = useState(selectedPlace ?? firstPlace(layout))
  const [typed, setTyped] = useState<string | null>(null)
  const [rejected, setRejected] = useState(false)
  const [touched, setTouched] = useState(selected !== null)
  /** What is done with the article of the active cell once it is loaded. */
  const [awaited, setAwaited] = useState<((dimension: ProductDimension) => void) | null>(null)
  const followsFocus = useRef(false)
  const selectedAtFirst = useRef(selectedPlace)
  const filled = useMemo(() => layout.lines.map((line) => line.filled), [layout])
  const current = articleAt(active) ?? null

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
    const cell = selectedAtFirst.current && cellAt(tableRef.current, selectedAtFirst.current)
    if (cell !== null) revealNearTop(cell, linesAbove)
  }, [tableRef])

  useEffect(() => {
    if (awaited === null || current === null) return
    setAwaited(null)
    awaited(current)
  }, [awaited, current])

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
    setAwaited(null)
    setTouched(true)
    stopTyping()
  }

  /** Does it at once where the article is loaded. */
  function withArticle(place: Place, act: (dimension: ProductDimension) => void) {
    const dimension = articleAt(place)
    if (dimension === undefined) setAwaited(() => act)
    else if (dimension !== null) act(dimension)
  }

  function order() {
    const quantity = readQuantity(typed ?? '')
    setRejected(quantity === null)
    if (quantity === null) return
    move(active)
    withArticle(active, (dimension) => onOrder(dimension, quantity))
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
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      withArticle(active, onSelect)
    }
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const place = placeUnder(event.target)
    if (place === null) return
    if (place.line !== active.line || place.column !== active.column) move(place)
    withArticle(place, onSelect)
  }

  return {
    active,
    selectedPlace,
    current,
    typed,
    rejected,
    touched,
    setTyped,
    stopTyping,
    handlers: { onKeyDown, onClick, onFocus: () => setTouched(true) },
  }
}
