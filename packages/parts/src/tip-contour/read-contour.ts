import { reachOf } from '../machining/check-contour.ts'
import { type ContourPoint, maxContourPoints, type TipContour } from '../machining/tip-contour.ts'
import { reverse } from '../shape/contour.ts'
import type { Vertex } from '../shape/shape.ts'
import { type DrawingProblem, type Piece, readDxf } from './read-dxf.ts'

export type ContourProblem = DrawingProblem | 'contourWithoutUnit' | 'contourInPieces' | 'contourTooManyPoints'

/** Ends that are no further apart meet, mm. */
const gap = 0.01
const maxPieces = 200

/**
 * Reads the contour of a tip from the text of a DXF file that shows it from the side, the shaft to the left. It is one
 * path from the lower to the upper side, or closed; lines along the shaft and across it are left out. It is not checked
 * for a tip.
 * @param unit how many mm one unit has, for a file that does not say it
 */
export function readContour(text: string, unit: number | null): TipContour | ContourProblem {
  const drawing = readDxf(text)
  if (typeof drawing === 'string') return drawing
  const factor = drawing.unit ?? unit
  if (factor === null) return 'contourWithoutUnit'
  if (drawing.pieces.length > maxPieces) return 'contourTooManyPoints'
  const path = joinPieces(drawing.pieces.map(([start, end]): Piece => [scale(start, factor), scale(end, factor)]))
  const face = path && (meet(path[0], path.at(-1)) ? rightSideOf(path.slice(1)) : trimSides(upwards(path)))
  if (face === null || face.length < 2) return 'contourInPieces'
  const points = pointsOf(face)
  return points.length > maxContourPoints ? 'contourTooManyPoints' : points
}

function scale({ x, y, arc }: Vertex, factor: number): Vertex {
  return arc === undefined ? { x: x * factor, y: y * factor } : { x: x * factor, y: y * factor, arc: arc * factor }
}

/** Joins pieces to one path; returns null if there are several, or more than two ends meet. */
function joinPieces(pieces: readonly Piece[]): Vertex[] | null {
  const others = (piece: Piece) => pieces.filter((other) => other !== piece).flat()
  const meeting = (piece: Piece, end: Vertex) => others(piece).filter((other) => meet(end, other)).length
  if (pieces.some((piece) => piece.some((end) => meeting(piece, end) > 1))) return null
  const first = pieces.find((piece) => piece.some((end) => meeting(piece, end) === 0)) ?? pieces[0]
  if (first === undefined) return null
  const path: Vertex[] = meeting(first, first[0]) === 0 || meeting(first, first[1]) > 0 ? [...first] : reverse(first)
  const left = new Set(pieces)
  left.delete(first)
  for (let end = path.at(-1); left.size > 0; end = path.at(-1)) {
    const next = [...left].find((piece) => piece.some((other) => meet(end, other)))
    if (next === undefined) return null
    left.delete(next)
    path.push(...(meet(end, next[0]) ? next : reverse(next)).slice(1))
  }
  return path
}

function meet(one: Vertex | undefined, other: Vertex | undefined): boolean {
  return one !== undefined && other !== undefined && Math.hypot(one.x - other.x, one.y - other.y) <= gap
}

function upwards(path: Vertex[]): Vertex[] {
  const [first, last] = [path[0], path.at(-1)]
  return first !== undefined && last !== undefined && first.y > last.y ? reverse(path) : path
}

/** Leaves out what runs along the lower and the upper side of the shaft. */
function trimSides(path: readonly Vertex[]): Vertex[] {
  const heights = path.map(({ y }) => y)
  const [lowest, highest] = [Math.min(...heights), Math.max(...heights)]
  const from = path.findIndex(({ y }, at) => at > 0 && y > lowest + gap) - 1
  const to = path.findLastIndex(({ y }, at) => at < path.length - 1 && y < highest - gap) + 1
  return path.slice(from, to + 1)
}

/** Returns the side of a closed path that faces right, from its lowest to its highest place. */
function rightSideOf(corners: readonly Vertex[]): Vertex[] | null {
  const area = corners.reduce((sum, { x, y }, at) => {
    const before = corners.at(at - 1) ?? { x, y }
    return sum + before.x * y - x * before.y
  }, 0)
  const closed = [...corners.slice(-1), ...corners]
  const turned = (area > 0 ? closed : reverse(closed)).slice(1)
  const heights = turned.map(({ y }) => y)
  const start = rightmostAt(turned, Math.min(...heights))
  const path = [...turned.slice(start), ...turned.slice(0, start)]
  return path.slice(0, rightmostAt(path, Math.max(...heights)) + 1)
}

function rightmostAt(path: readonly Vertex[], height: number): number {
  const places = path.map(({ x, y }) => (Math.abs(y - height) <= gap ? x : Number.NEGATIVE_INFINITY))
  return places.indexOf(Math.max(...places))
}

/** Rounds a path to points of a contour; those that fall together become one. */
function pointsOf(path: readonly Vertex[]): ContourPoint[] {
  const round = (value: number) => Math.round(100 * value) / 100
  const [, foremost] = reachOf(path)
  const bottom = path[0]?.y ?? 0
  const points: ContourPoint[] = []
  for (const { x, y, arc } of path) {
    const place = { depth: round(foremost - x), across: round(y - bottom) }
    const last = points.at(-1)
    if (last === undefined) points.push(place)
    else if (last.depth !== place.depth || last.across !== place.across) {
      points.push(arc === undefined ? place : { ...place, arc: round(arc) })
    }
  }
  return points
}
