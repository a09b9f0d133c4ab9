import { formatMillimetres } from '../format-millimetres.ts'

/** A point of a contour, mm. */
export interface ContourPoint {
  /** How far it lies behind the foremost point of the tip. */
  depth: number
  /** How far it lies above the lower side of the tip. */
  across: number
  /** The radius of the arc that arrives here, positive when it bulges outwards; absent for a straight line. */
  arc?: number
}

/** A contour of a tip as the side view shows it, from the lower side to the upper one. */
export type TipContour = readonly ContourPoint[]

/** So many points fit into the number of a part. */
export const maxContourPoints = 8

/** Formats the points; an arc ends with `R` and its radius when it bulges outwards, with `Q` when it bulges inwards. */
export function formatContour(contour: TipContour): string {
  return contour.map(formatPoint).join('')
}

function formatPoint({ depth, across, arc: radius }: ContourPoint): string {
  const straight = `X${formatMillimetres(depth)}Y${formatMillimetres(across)}`
  if (radius === undefined) return straight
  return `${straight}${radius > 0 ? 'R' : 'Q'}${formatMillimetres(Math.abs(radius))}`
}
