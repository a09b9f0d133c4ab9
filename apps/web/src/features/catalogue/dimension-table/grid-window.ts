import type { CrossLayout } from './cross-layout.ts'

/** A range of places: [from, behind). */
export type Span = readonly [from: number, behind: number]

/** The part of a cross table that is rendered: what is visible, and some more on each side. */
export interface GridWindow {
  lines: Span
  columns: Span
}

/** A window grows and moves in these steps, in which the articles of a large product are also loaded. */
export const step = { lines: 16, columns: 10 }

/** Returns the window before the size of the screen is known. */
export function firstWindow({ lines, heads }: CrossLayout): GridWindow {
  return {
    lines: spanAround([0, 0], step.lines, lines.length),
    columns: spanAround([0, 0], step.columns, heads.length),
  }
}

/** Widens a visible range to whole steps, at least two, and by at least half a step on each side. */
export function spanAround([from, behind]: Span, by: number, count: number): Span {
  const first = Math.max(0, Math.floor((from - by / 2) / by) * by)
  const last = Math.max(first + 2 * by, Math.ceil((behind + by / 2) / by) * by)
  return [Math.min(first, count), Math.min(last, count)]
}

/** Places of a line or a column that are not rendered. */
export interface Gap {
  from: number
  length: number
}

/**
 * Lists the rendered places of a line or a column, with gaps between them.
 * @param held a place outside the span that is rendered as well, because it has the focus
 */
export function listParts(count: number, [from, behind]: Span, held: number): (number | Gap)[] {
  const places = Array.from({ length: behind - from }, (_, at) => from + at)
  if (held < from) places.unshift(held)
  else if (held >= behind) places.push(held)
  const parts: (number | Gap)[] = []
  let next = 0
  for (const place of places) {
    if (place > next) parts.push({ from: next, length: place - next })
    parts.push(place)
    next = place + 1
  }
  if (next < count) parts.push({ from: next, length: count - next })
  return parts
}
