import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { PositionRow } from './position-row.tsx'
import type { Row } from './position-rows.tsx'
import { Spacer, usualHeights } from './spacer.tsx'
import type { TableView } from './use-table-view.ts'

interface Props {
  rows: readonly Row[]
  view: TableView
  /** Position whose row is about to get the focus. */
  awaited: string | null
}

/** Renders the rows near the window and spacers for the others. The row with the focus is always rendered. */
export function VirtualRows({ rows, view, awaited }: Props) {
  const start = useRef<HTMLTableSectionElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  const [focused, setFocused] = useState<string | null>(null)

  // Content above the rows opens, closes and loads, which moves the rows.
  useLayoutEffect(() => {
    function measure(): void {
      const top = start.current?.getBoundingClientRect().top
      if (top !== undefined) setScrollMargin(Math.round(top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const table = start.current?.closest('table')
    function rememberFocus({ target }: FocusEvent): void {
      const row = target instanceof Element ? target.closest('tbody[data-position]') : null
      setFocused(row?.getAttribute('data-position') ?? null)
    }
    table?.addEventListener('focusin', rememberFocus)
    return () => table?.removeEventListener('focusin', rememberFocus)
  }, [])

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => usualHeights[view],
    overscan: 8,
    scrollMargin,
    getItemKey: (index) => rows[index]?.key ?? index,
    rangeExtractor: (range) => {
      const held = [focused, awaited].map((id) => rows.findIndex(({ key }) => key === id))
      const there = held.filter((index) => index >= 0)
      return [...new Set([...defaultRangeExtractor(range), ...there])].sort((a, b) => a - b)
    },
  })
  const items = virtualizer.getVirtualItems()
  let end = scrollMargin
  const parts = items.flatMap((item) => {
    const row = rows[item.index]
    if (row === undefined) return []
    const gap = item.start - end
    end = item.end
    const { key, ...shown } = row
    return [
      <Spacer key={`before ${key}`} height={gap} />,
      <PositionRow key={key} {...shown} ref={virtualizer.measureElement} index={item.index} />,
    ]
  })
  return (
    <>
      <tbody ref={start} />
      {parts}
      <Spacer height={virtualizer.getTotalSize() + scrollMargin - end} />
    </>
  )
}
