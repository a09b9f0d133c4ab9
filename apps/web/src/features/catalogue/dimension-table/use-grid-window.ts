import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CrossLayout } from './cross-layout.ts'
import { firstWindow, type GridWindow, spanAround, step } from './grid-window.ts'

interface FramedWindow {
  frameRef: RefObject<HTMLDivElement | null>
  window: GridWindow
}

/** Returns the part of a cross table that is rendered; it follows the scrolling of the frame. */
export function useGridWindow(layout: CrossLayout): FramedWindow {
  const frameRef = useRef<HTMLDivElement>(null)
  const [window, setWindow] = useState(() => firstWindow(layout))

  // The table may have scrolled to its selected article, whose neighbours are then visible.
  useLayoutEffect(() => {
    setWindow((last) => measure(layout, frameRef.current, last))
  }, [layout])

  useEffect(() => {
    const element = frameRef.current
    if (element === null) return
    const follow = () => startTransition(() => setWindow((last) => measure(layout, element, last)))
    element.addEventListener('scroll', follow, { passive: true })
    const observer = new ResizeObserver(follow)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', follow)
      observer.disconnect()
    }
  }, [layout])
  return { frameRef, window }
}

/** Returns the window around what is visible, or the last one if that is the same. All rows and columns have one size. */
function measure({ lines, heads }: CrossLayout, frame: HTMLElement | null, last: GridWindow): GridWindow {
  const cell = frame?.querySelector<HTMLElement>('td[data-column]')
  if (frame === null || cell == null || cell.offsetHeight === 0) return last
  const { scrollTop, scrollLeft, clientHeight, clientWidth } = frame
  const [top, left] = [scrollTop / cell.offsetHeight, scrollLeft / cell.offsetWidth]
  const next = {
    lines: spanAround([top, top + clientHeight / cell.offsetHeight], step.lines, lines.length),
    columns: spanAround([left, left + clientWidth / cell.offsetWidth], step.columns, heads.length),
  }
  return isSame(last, next) ? last : next
}

function isSame(a: GridWindow, b: GridWindow): boolean {
  return [...a.lines, ...a.columns].every((place, at) => place === [...b.lines, ...b.columns][at])
}
