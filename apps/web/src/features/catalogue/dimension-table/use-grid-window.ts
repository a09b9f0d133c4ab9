import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import type { CrossLayout } from './cross-layout.ts'
import { firstWindow, type GridWindow, isSmall, spanAround, step } from './grid-window.ts'

interface FramedWindow {
  frameRef: RefObject<HTMLDivElement | null>
  window: GridWindow
}

/** Returns the part of a cross table that is rendered; it follows the scrolling of the frame. */
export function useGridWindow(layout: CrossLayout): FramedWindow {
  const frameRef = useRef<HTMLDivElement>(null)
  const [window, setWindow] = useState(() => firstWindow(layout))
  useEffect(() => {
    const element = frameRef.current
    if (element === null || isSmall(layout)) return
    function follow(): void {
      const next = element && measure(layout, element)
      if (next !== null) startTransition(() => setWindow((last) => (isSame(last, next) ? last : next)))
    }
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

/** All rendered rows and columns have the same size. */
function measure({ lines, heads }: CrossLayout, frame: HTMLElement): GridWindow | null {
  const cell = frame.querySelector<HTMLElement>('td[data-column]')
  if (cell === null || cell.offsetHeight === 0) return null
  const { scrollTop, scrollLeft, clientHeight, clientWidth } = frame
  const [top, left] = [scrollTop / cell.offsetHeight, scrollLeft / cell.offsetWidth]
  return {
    lines: spanAround([top, top + clientHeight / cell.offsetHeight], step.lines, lines.length),
    columns: spanAround([left, left + clientWidth / cell.offsetWidth], step.columns, heads.length),
  }
}

function isSame(a: GridWindow, b: GridWindow): boolean {
  return [...a.lines, ...a.columns].every((place, at) => place === [...b.lines, ...b.columns][at])
}
