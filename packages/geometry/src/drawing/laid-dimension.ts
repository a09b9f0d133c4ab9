import type { Point, Segment } from '../projection/view.ts'
import { type Arrow, arrowAt } from './arrow.ts'
import type { Label } from './label.ts'
import { figureHeight } from './paper.ts'

/** A place for the figure, with what must be drawn to lead to it. */
export interface Candidate {
  label: Label
  lines: Segment[]
  arrows: Arrow[]
  /** The line under a figure that stands off its dimension line. */
  shelf: Segment | null
}

/** A dimension whose lines are settled; its figure takes the first candidate that is free. */
export interface LaidDimension {
  lines: Segment[]
  arrows: Arrow[]
  candidates: Candidate[]
}

/** Below this length of the dimension line the arrows stand outside. */
const leastInside = 10
/** How far the dimension line goes on behind an arrow that stands outside. */
export const tail = figureHeight + 2.5

/** Dimension line between two points with its arrows, inside or outside. */
export function dimensionLine(from: Point, to: Point): { lines: Segment[]; arrows: Arrow[]; outside: boolean } {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const size = Math.hypot(dx, dy)
  const outside = size < leastInside
  const sign = outside ? 1 : -1
  const reach = outside ? tail / size : 0
  return {
    outside,
    lines: [
      [
        { x: from.x - dx * reach, y: from.y - dy * reach },
        { x: to.x + dx * reach, y: to.y + dy * reach },
      ],
    ],
    arrows: [arrowAt(from, sign * dx, sign * dy), arrowAt(to, -sign * dx, -sign * dy)],
  }
}
