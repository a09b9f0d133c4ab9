import type { Point } from '../projection/view.ts'
import { arrowAt } from './arrow.ts'
import type { LaidDimension } from './laid-dimension.ts'
import { putOnShelf } from './shelf.ts'

const lengths = [6, 8, 10, 12, 14, 17, 20, 24, 28, 33, 38]
const turns = [0, 0.2, -0.2, 0.4, -0.4, 0.7, -0.7]

/** Lays an arrow at a point with the text on a shelf, first in the given direction, then turned a little. */
export function layLeader(text: string, at: Point, away: Point): LaidDimension {
  const requested = Math.atan2(away.y, away.x)
  return {
    lines: [],
    arrows: [],
    candidates: lengths.flatMap((length) =>
      turns.map((turn) => {
        const elbow = { x: at.x + length * Math.cos(requested + turn), y: at.y + length * Math.sin(requested + turn) }
        return {
          ...putOnShelf(text, [at, elbow], elbow.x < at.x ? -1 : 1),
          arrows: [arrowAt(at, at.x - elbow.x, at.y - elbow.y)],
        }
      }),
    ),
  }
}
