import type { Piece } from '@normwerk/parts/recognition/straighten'
import type { Face } from '../step-file/read-solid.ts'
import { dot, type Frame, normalise, scale, sizeOf, subtract, type Vector } from '../step-file/vector.ts'
import { isSameAxis } from './find-axes.ts'
import { rangeOf } from './range-of.ts'

/** A face as it is seen from an axis, mm along the axis and from it. */
export interface Seen {
  /** What it turns about the axis; null for a plane and for a face that is not turned. */
  piece: Piece | null
  /** A plane along the axis: its direction and its distance. */
  side: { angle: number; distance: number } | null
  /** Of any other plane: its angle to one that is square to the axis, degrees. */
  tilt: number | null
  /** Whether it is square to the axis. */
  isLevel: boolean
  from: number
  to: number
  /** The largest distance of its edges from the axis. */
  reach: number
}

const square = 1 - 1e-5
const parallel = 5e-3

export function seeFace({ surface, edges }: Face, frame: Frame): Seen {
  const points = edges.flat().map((point) => seePoint(frame, point))
  const [from, to] = rangeOf(points.map(([way]) => way))
  const [, reach] = rangeOf(points.map(([, radius]) => radius))
  const seen: Seen = { piece: null, side: null, tilt: null, isLevel: false, from, to, reach }
  const axis = { point: frame.origin, direction: frame.z }
  switch (surface.kind) {
    case 'plane': {
      const normal = normalise(surface.normal)
      const slope = Math.abs(dot(normal, frame.z))
      if (slope > square) return { ...seen, isLevel: true }
      if (slope < parallel) return { ...seen, side: sideOf(frame, surface.point, normal) }
      return { ...seen, tilt: (180 / Math.PI) * Math.acos(slope) }
    }
    case 'cylinder': {
      if (!isSameAxis(axis, surface.point, normalise(surface.axis))) return seen
      const { radius } = surface
      return { ...seen, piece: { kind: 'cylinder', from, to, start: radius, end: radius } }
    }
    case 'cone':
    case 'round':
      if (!isSameAxis(axis, surface.point, normalise(surface.axis))) return seen
      return { ...seen, piece: { kind: surface.kind, from, to, ...radiiOf(points, from, to) } }
    case 'sphere': {
      const [middle, beside] = seePoint(frame, surface.point)
      if (beside > 0.03) return seen
      if (to - from > 0.01) return { ...seen, piece: { kind: 'round', from, to, ...radiiOf(points, from, to) } }
      // A dome has only one edge.
      const start = radiiOf(points, from, to).start
      return from >= middle - 0.01
        ? withEnds(seen, { kind: 'round', from, to: middle + surface.radius, start, end: 0 })
        : withEnds(seen, { kind: 'round', from: middle - surface.radius, to, start: 0, end: start })
    }
    case 'other':
      return seen
  }
}

function withEnds(seen: Seen, piece: Piece): Seen {
  return { ...seen, piece, from: piece.from, to: piece.to }
}

function seePoint({ origin, z }: Frame, point: Vector): readonly [way: number, radius: number] {
  const way = subtract(point, origin)
  const along = dot(way, z)
  return [along, sizeOf(subtract(way, scale(z, along)))]
}

function sideOf({ origin, x, y }: Frame, point: Vector, normal: Vector) {
  const distance = dot(subtract(point, origin), normal)
  const outward = scale(normal, distance < 0 ? -1 : 1)
  return { angle: Math.atan2(dot(outward, y), dot(outward, x)), distance: Math.abs(distance) }
}

/** Returns the radii at both ends of a face. */
function radiiOf(points: readonly (readonly [number, number])[], from: number, to: number) {
  const radiusNear = (end: number) => {
    let nearest = points[0]
    for (const point of points) {
      if (Math.abs(point[0] - end) < Math.abs((nearest?.[0] ?? 0) - end)) nearest = point
    }
    return nearest?.[1] ?? 0
  }
  return { start: radiusNear(from), end: radiusNear(to) }
}
