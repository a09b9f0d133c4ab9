import type { Point } from './outline.ts'

/** Where the arc from `start` to `end` has its centre; a positive radius turns from x towards y. */
export function centreOfArc(start: Point, end: Point, radius: number): Point {
  const dx = end.x - start.x
  const dy = end.y - start.y
  const chord = Math.hypot(dx, dy)
  const r = Math.max(Math.abs(radius), chord / 2)
  const height = Math.sqrt(r * r - (chord / 2) ** 2) * Math.sign(radius)
  return { x: (start.x + end.x) / 2 - (dy / chord) * height, y: (start.y + end.y) / 2 + (dx / chord) * height }
}
