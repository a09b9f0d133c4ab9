import type { Point } from '../projection/view.ts'
import { figureHeight } from './paper.ts'

export type Arrow = [tip: Point, Point, Point]

const halfAngle = (7.5 * Math.PI) / 180

/** Returns a filled arrow of 15° with its tip at `tip`, which points along (dx, dy). */
export function arrowAt(tip: Point, dx: number, dy: number): Arrow {
  const size = Math.hypot(dx, dy)
  const [x, y] = [dx / size, dy / size]
  const half = figureHeight * Math.tan(halfAngle)
  const foot = { x: tip.x - x * figureHeight, y: tip.y - y * figureHeight }
  return [tip, { x: foot.x - y * half, y: foot.y + x * half }, { x: foot.x + y * half, y: foot.y - x * half }]
}
