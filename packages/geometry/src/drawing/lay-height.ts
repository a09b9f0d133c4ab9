import type { Point } from '../projection/view.ts'
import { arrowAt } from './arrow.ts'
import { besideEnds, maxTurnedLength, shelvesFrom, turnFigure } from './beside-ends.ts'
import { textWidth } from './label.ts'
import { type Candidate, dimensionLine, type LaidDimension, tail } from './laid-dimension.ts'
import { horizontal, vertical } from './lines.ts'
import { figureHeight, overshoot } from './paper.ts'

/** How far the dimension line of a bore extends past the axis. */
const pastAxis = 4

/** Lays a height or outer diameter, from..to, with its dimension line at `x`; `outer` points away from the view. */
export function layHeight(text: string, from: Point, to: Point, x: number, outer: -1 | 1): LaidDimension {
  const line = dimensionLine({ x, y: from.y }, { x, y: to.y })
  const top = Math.min(from.y, to.y)
  const bottom = Math.max(from.y, to.y)
  const space = bottom - top - 0.6
  return {
    lines: [
      ...line.lines,
      horizontal(from.y, from.x, x + outer * overshoot),
      horizontal(to.y, to.x, x + outer * overshoot),
    ],
    arrows: line.arrows,
    candidates:
      textWidth(text) <= space
        ? [turnFigure(text, x, (top + bottom) / 2, [])]
        : besideEnds(text, x, top, bottom, outer),
  }
}

/** Places the figure along the line, which extends past the axis as far as the figure needs. */
function alongBore(text: string, x: number, top: number, edge: number): Candidate {
  const width = textWidth(text)
  const free = edge - figureHeight - 0.5
  const middle = Math.min((top + free) / 2, free - width / 2)
  return turnFigure(text, x, middle, [vertical(x, top, Math.min(top, middle - width / 2))])
}

/** Lays the diameter of a bore in a half section: one arrow at the sectioned edge, and a line past the axis. */
export function layBore(text: string, from: Point, to: Point, x: number, outer: -1 | 1): LaidDimension {
  const edge = Math.max(from.y, to.y)
  const top = (from.y + to.y) / 2 - pastAxis
  const outside = edge - top < figureHeight + 2
  const along = alongBore(text, x, top, edge)
  const beside = besideEnds(text, x, top, edge, outer)
  return {
    lines: [vertical(x, top, outside ? edge + tail : edge), horizontal(edge, from.x, x + outer * overshoot)],
    arrows: [arrowAt({ x, y: edge }, 0, outside ? -1 : 1)],
    // A long figure is easier to read on a shelf.
    candidates: textWidth(text) <= maxTurnedLength ? [along, ...beside] : [...beside, along],
  }
}

/** Lays a diameter between others: the dimension line crosses the view at `x`, the figure is above it. */
export function layAcross(text: string, x: number, from: number, to: number): LaidDimension {
  const top = Math.min(from, to)
  const { lines, arrows } = dimensionLine({ x, y: Math.max(from, to) }, { x, y: top })
  return {
    lines,
    arrows,
    candidates: [...shelvesFrom(text, x, top, -1, 1), ...shelvesFrom(text, x, top, -1, -1)],
  }
}
