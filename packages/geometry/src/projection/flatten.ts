import { arcBetween } from '@normwerk/parts/shape/arc'
import type { Vertex } from '@normwerk/parts/shape/shape'
import type { Point } from './view.ts'

/** Returns points along the arc from `start` to `end`, without `start`. */
function pointsOnArc(start: Vertex, end: Vertex, arc: number): Point[] {
  const { centre, radius, from, turn } = arcBetween(start, end, arc)
  const steps = Math.max(2, Math.ceil(Math.abs(turn) / (Math.PI / 24)))
  const between = Array.from({ length: steps - 1 }, (_, at) => {
    const angle = from + (turn * (at + 1)) / steps
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) }
  })
  // A computed end would differ from the vertex in the last digit, and paths that meet there would cross.
  return [...between, { x: end.x, y: end.y }]
}

/** Returns the path as a polygon, with its arcs in steps of at most 7.5°. */
export function flatten(path: readonly Vertex[]): Point[] {
  return path.flatMap((vertex, at) => {
    const before = path.at(at - 1)
    return before && vertex.arc ? pointsOnArc(before, vertex, vertex.arc) : [{ x: vertex.x, y: vertex.y }]
  })
}
