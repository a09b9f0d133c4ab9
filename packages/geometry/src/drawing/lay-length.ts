import type { Point, Segment } from '../projection/view.ts'
import { aboveLine, textWidth } from './label.ts'
import { type Candidate, dimensionLine, type LaidDimension, tail } from './laid-dimension.ts'
import { horizontal, vertical } from './lines.ts'
import { overshoot } from './paper.ts'
import { putOnShelf } from './shelf.ts'

/** Distance from the extension line to a figure beside the outer arrow. */
const beside = tail - 1.5
const rises = Array.from({ length: 12 }, (_, at) => 7 + 2 * at)

function onLine(text: string, x: number, y: number, shelf: Segment | null): Candidate {
  return { label: { text, x, y: y - aboveLine, turned: false }, lines: shelf ? [shelf] : [], arrows: [], shelf }
}

/** Lays a length from..to (left to right) with its dimension line at `y`. */
export function layLength(text: string, from: Point, to: Point, y: number): LaidDimension {
  const line = dimensionLine({ x: from.x, y }, { x: to.x, y })
  const away = y > from.y ? 1 : -1
  const width = textWidth(text)
  const space = to.x - from.x - 0.6
  const middle = (from.x + to.x) / 2
  // The line continues behind the arrow, so that the arrow does not look like a piece of the next dimension.
  const start = line.outside ? tail : 0
  const end = Math.max(start, beside + width)
  const outside = [
    onLine(text, to.x + beside + width / 2, y, horizontal(y, to.x + start, to.x + end)),
    onLine(text, from.x - beside - width / 2, y, horizontal(y, from.x - start, from.x - end)),
    ...rises.flatMap((rise) => [
      putOnShelf(text, vertical(middle, y, y + away * rise), 1),
      putOnShelf(text, vertical(middle, y, y + away * rise), -1),
    ]),
  ]
  return {
    lines: [...line.lines, vertical(from.x, from.y, y + away * overshoot), vertical(to.x, to.y, y + away * overshoot)],
    arrows: line.arrows,
    candidates: width <= space ? [onLine(text, middle, y, null)] : outside,
  }
}
