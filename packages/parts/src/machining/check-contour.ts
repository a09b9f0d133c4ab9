import { arcBetween, directionOf } from '../shape/arc.ts'
import type { Vertex } from '../shape/shape.ts'
import type { TipContour } from './tip-contour.ts'

export type TipContourError =
  | { code: 'tipContourWidth' | 'tipContourDepth'; figures: [{ diameter: number }] }
  | { code: 'tipContourUndercut' | 'tipContourSharp'; figures: [] }

/** Points and radii are in hundredths; by so much an arc may miss them, and turn back at its end, mm. */
const rounding = { miss: 0.02, turn: 0.001 }

/** The cosine of the smallest angle of an edge at the rim; a figure of our own. */
const sharpest = Math.cos((5 * Math.PI) / 180)

/**
 * Checks a contour for a tip of this diameter (mm). It goes from side to side without turning back, as a moulding would
 * not come off an undercut. Its foremost point is the end of the pin, it is no deeper than the tip is wide, and it leaves
 * no blade at the rim.
 */
export function checkContour(contour: TipContour, diameter: number): TipContourError | null {
  const figures: [{ diameter: number }] = [{ diameter }]
  if (contour[0]?.across !== 0 || contour.at(-1)?.across !== diameter) return { code: 'tipContourWidth', figures }
  const path = pathOf(contour)
  if (!risesAlways(path)) return { code: 'tipContourUndercut', figures: [] }
  if (hasSharpRim(path)) return { code: 'tipContourSharp', figures: [] }
  const [deepest, foremost] = reachOf(path)
  const isFlush = Math.abs(foremost) <= rounding.miss
  const fits = foremost - deepest > 0 && foremost - deepest <= diameter + rounding.miss
  return isFlush && fits ? null : { code: 'tipContourDepth', figures }
}

/** Places a contour at the end of a shaft: its foremost point at `end`, its sides at the radius of the shaft. */
export function placeContour(contour: TipContour, end: number, radius: number): Vertex[] {
  const path = pathOf(contour)
  // As points are rounded, the foremost place of an arc may be some hundredths beside the depth 0.
  const [, foremost] = reachOf(path)
  return path.map((vertex) => ({ ...vertex, x: end + vertex.x - foremost, y: vertex.y - radius }))
}

function pathOf(contour: TipContour): Vertex[] {
  return contour.map(({ depth, across, ...rest }) => ({ x: -depth, y: across, ...rest }))
}

/** Returns the smallest and the largest x of a path that goes upwards. */
export function reachOf(path: readonly Vertex[]): [from: number, to: number] {
  const places = path.flatMap((vertex, at) => {
    const before = path[at - 1]
    if (before === undefined || vertex.arc === undefined) return [vertex.x]
    const { centre, radius, from, turn } = arcBetween(before, vertex, vertex.arc)
    const isAhead = turn > 0 && from < 0 && from + turn > 0
    const isBehind = turn < 0 && from < 0 && from + turn < -Math.PI
    return [vertex.x, ...(isAhead ? [centre.x + radius] : []), ...(isBehind ? [centre.x - radius] : [])]
  })
  return [Math.min(...places), Math.max(...places)]
}

/** Whether a path goes upwards or stays at its height everywhere, but leaves its first height and arrives at its last. */
function risesAlways(path: readonly Vertex[]): boolean {
  return path.every((vertex, at) => {
    const before = path[at - 1]
    if (before === undefined) return true
    const [rise, run] = [vertex.y - before.y, vertex.x - before.x]
    const isAtRim = at === 1 || at === path.length - 1
    if (rise < 0 || (rise === 0 && (run === 0 || isAtRim || vertex.arc !== undefined))) return false
    return vertex.arc === undefined || arcRises(before, vertex, vertex.arc)
  })
}

/** Whether a path runs into the side of the tip so flatly that the edge there would break off. */
function hasSharpRim(path: readonly Vertex[]): boolean {
  const [first, second] = path
  const [before, last] = path.slice(-2)
  if (first === undefined || second === undefined || before === undefined || last === undefined) return true
  return -directionOf(first, second, 0).x > sharpest || directionOf(before, last, 1).x > sharpest
}

/** Whether an arc goes upwards from end to end, except for the rounding of its points. */
function arcRises(start: Vertex, end: Vertex, arc: number): boolean {
  const chord = Math.hypot(end.x - start.x, end.y - start.y)
  if (arc === 0 || 2 * Math.abs(arc) < chord - rounding.miss) return false
  const { radius, from, turn } = arcBetween(start, end, arc)
  const sense = Math.sign(turn)
  const turns = [from, from + turn].filter((angle) => sense * Math.cos(angle) < 0)
  return turns.every((angle) => radius * (1 - Math.abs(Math.sin(angle))) <= rounding.turn)
}
