import { centreOfArc } from '../outline/centre-of-arc.ts'
import type { Point, Vertex } from '../outline/outline.ts'

/** Points along the arc from `start` to `end`, without `start`. A positive radius turns from x towards y. */
function pointsOnArc(start: Point, end: Point, radius: number): Point[] {
  const centre = centreOfArc(start, end, radius)
  const chord = Math.hypot(end.x - start.x, end.y - start.y)
  const r = Math.max(Math.abs(radius), chord / 2)
  const from = Math.atan2(start.y - centre.y, start.x - centre.x)
  const turn = 2 * Math.asin(Math.min(1, chord / (2 * r))) * Math.sign(radius)
  const steps = Math.max(2, Math.ceil(Math.abs(turn) / (Math.PI / 24)))
  return Array.from({ length: steps }, (_, at) => {
    const angle = from + (turn * (at + 1)) / steps
    return { x: centre.x + r * Math.cos(angle), y: centre.y + r * Math.sin(angle) }
  })
}

/** The path as a polygon: its arcs in steps of at most 7.5°. */
export function flatten(path: Vertex[]): Point[] {
  return path.flatMap((vertex, at) => {
    const before = path[at - 1]
    return before && vertex.arc ? pointsOnArc(before, vertex, vertex.arc) : [{ x: vertex.x, y: vertex.y }]
  })
}
