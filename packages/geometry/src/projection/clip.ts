import type { Vertex } from '@normwerk/parts/shape/shape'
import type { Point } from './view.ts'

export type Side = 'left' | 'right'

function isInside(point: Point, x: number, side: Side): boolean {
  return side === 'left' ? point.x <= x : point.x >= x
}

function crossing(start: Point, end: Point, x: number): Vertex {
  return { x, y: start.y + ((end.y - start.y) * (x - start.x)) / (end.x - start.x) }
}

/** Returns the closed path on one side of the vertical at `x`; only straight edges may cross the vertical. */
export function clipArea(area: Vertex[], x: number, side: Side): Vertex[] {
  return area.flatMap((end, at) => {
    const start = area.at(at - 1) ?? end
    const arrives = isInside(end, x, side)
    if (isInside(start, x, side) === arrives) return arrives ? [end] : []
    const cut = crossing(start, end, x)
    return arrives ? [cut, end] : [cut]
  })
}

/** Returns the pieces of an open path on one side of the vertical at `x`; only straight segments may cross it. */
export function clipStroke(stroke: Vertex[], x: number, side: Side): Vertex[][] {
  const pieces: Vertex[][] = []
  let piece: Vertex[] = []
  stroke.forEach((end, at) => {
    const start = stroke[at - 1] ?? end
    const arrives = isInside(end, x, side)
    if (isInside(start, x, side) !== arrives) piece.push(crossing(start, end, x))
    if (arrives) piece.push(end)
    else if (piece.length > 0) {
      pieces.push(piece)
      piece = []
    }
  })
  return [...pieces, piece].filter((path) => path.length > 1)
}
