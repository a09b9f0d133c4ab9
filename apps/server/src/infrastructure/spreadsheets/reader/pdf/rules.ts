import { OPS } from 'unpdf/pdfjs'
import { apply, type Matrix, type Point } from './matrix.ts'
import { numbersOf } from './operands.ts'

/** A straight line of a table, upright if `x` and `endX` are the same, else level. */
export interface Rule {
  x: number
  endX: number
  y: number
  endY: number
}

/** In points: a filled rectangle of this width is drawn as a line. */
const thin = 2
/** A shorter line belongs to a letter or a hatch. */
const minLength = 5
/** Operators of a path and the number of their coordinates, as the parser writes them. */
const coordinatesOf = [2, 2, 6, 4, 0]
const [moveTo, lineTo, close] = [0, 1, 4]
const strokes = [
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]
const fills = [OPS.fill, OPS.eoFill]

/** Returns the level and upright lines of a path that is stroked, or filled and thin. */
export function rulesOf([painted, paths]: readonly unknown[], place: Matrix): Rule[] {
  if (typeof painted !== 'number' || !Array.isArray(paths)) return []
  const lines = paths.flatMap((path) => linesOf(numbersOf(path), place))
  if (strokes.includes(painted)) return lines.flatMap(([from, to]) => toRule([from, to]))
  if (!fills.includes(painted)) return []
  const points = lines.flat()
  return points.length <= 8 ? toRule(points) : []
}

function linesOf(path: readonly number[], place: Matrix): [Point, Point][] {
  const lines: [Point, Point][] = []
  let first: Point | null = null
  let last: Point | null = null
  for (let index = 0; index < path.length; ) {
    const operator = path[index] ?? 0
    const count = coordinatesOf[operator] ?? path.length
    const [x = 0, y = 0] = path.slice(index + 1 + Math.max(0, count - 2), index + 1 + count)
    const point: Point | null = operator === close ? first : apply(place, { x, y })
    if ((operator === lineTo || operator === close) && last !== null && point !== null) lines.push([last, point])
    if (operator === moveTo) first = point
    last = point
    index += 1 + count
  }
  return lines
}

function toRule(points: readonly Point[]): Rule[] {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [x, endX, y, endY] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const isLevel = endY - y <= thin && endX - x >= minLength
  const isUpright = endX - x <= thin && endY - y >= minLength
  if (isLevel) return [{ x, endX, y: (y + endY) / 2, endY: (y + endY) / 2 }]
  return isUpright ? [{ x: (x + endX) / 2, endX: (x + endX) / 2, y, endY }] : []
}
