import type { Line, Point } from '../outline/outline.ts'
import { halfLine, textWidth } from './label.ts'
import { type Candidate, dimensionLine, type LaidDimension, tail } from './laid-dimension.ts'
import { horizontal, vertical } from './lines.ts'
import { figureHeight, overshoot } from './paper.ts'
import { putOnShelf } from './shelf.ts'

const aboveLine = halfLine + 0.2
/** From the extension line to a figure beside the outer arrow. */
const beside = tail - 1.5
const rises = Array.from({ length: 12 }, (_, at) => 7 + 2 * at)

function onLine(text: string, x: number, y: number, lines: Line[]): Candidate {
  return { label: { text, x, y: y - aboveLine, turned: false }, lines, arrows: [], shelf: null }
}

/** A length from..to (left to right) whose dimension line lies at `y`. */
export function layLength(text: string, from: Point, to: Point, y: number): LaidDimension {
  const line = dimensionLine({ x: from.x, y }, { x: to.x, y })
  const away = y > from.y ? 1 : -1
  const width = textWidth(text)
  const room = to.x - from.x - (line.outside ? 0.6 : 2 * figureHeight)
  const middle = (from.x + to.x) / 2
  const outside = [
    onLine(text, to.x + beside + width / 2, y, [horizontal(y, to.x, to.x + beside + width)]),
    onLine(text, from.x - beside - width / 2, y, [horizontal(y, from.x, from.x - beside - width)]),
    ...rises.flatMap((rise) => [
      putOnShelf(text, vertical(middle, y, y + away * rise), 1),
      putOnShelf(text, vertical(middle, y, y + away * rise), -1),
    ]),
  ]
  return {
    lines: [...line.lines, vertical(from.x, from.y, y + away * overshoot), vertical(to.x, to.y, y + away * overshoot)],
    arrows: line.arrows,
    candidates: width <= room ? [onLine(text, middle, y, [])] : outside,
  }
}
