import type { Point, Segment } from '../projection/view.ts'
import { type Arrow, arrowAt } from './arrow.ts'
import type { Label } from './label.ts'
import { figureHeight } from './paper.ts'

/** A place for the figure, with the lines that lead to it. */
export interface Candidate {
  label: Label
  lines: Segment[]
  arrows: Arrow[]
  /** The line under a figure that is away from its dimension line. */
  shelf: Segment | null
}

/** A dimension with fixed lines; its figure gets the first free candidate. */
export interface LaidDimension {
  lines: Segment[]
  arrows: Arrow[]
  candidates: Candidate[]
}

/** If the dimension line is shorter, the arrows are outside. */
const minInside = 10
/** How far the dimension line continues behind an arrow that is outside. */
export const tail = figureHeight + 2.5

/** Returns the dimension line between two points with its arrows, inside or outside. */
export function dimensionLine(from: Point, to: Point): { lines: Segment[]; arrows: Arrow[]; outside: boolean } {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const size = Math.hypot(dx, dy)
  const outside = size < minInside
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
