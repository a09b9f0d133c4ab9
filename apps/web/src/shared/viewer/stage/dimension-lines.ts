import { type Box3, BufferGeometry, Vector3 } from 'three'
import type { Dimension } from './model.ts'

export interface Figure {
  dimension: Dimension
  /** The middle of its line. */
  at: Vector3
  /** A point beyond its line, away from the part; null for a figure within its line. */
  beyond: Vector3 | null
}

/** The lines of all sizes, and the places of their figures. */
export interface DimensionLines {
  geometry: BufferGeometry
  figures: readonly Figure[]
}

const below = new Vector3(0, -1, 0)
const left = new Vector3(-1, 0, 0)
const right = new Vector3(1, 0, 0)

/** Places sizes around a box: lengths below it, the shortest nearest, and diameters beside the end at which they are. */
export function layDimensions(dimensions: readonly Dimension[], box: Box3): DimensionLines {
  const gap = 0.045 * box.getSize(new Vector3()).length()
  const levels = new Map<Vector3, number>()
  const points: Vector3[] = []
  const figures = dimensions
    .toSorted((one, other) => one.value - other.value)
    .map((dimension) => {
      const away = sideOf(dimension, box)
      const level = (levels.get(away) ?? 0) + 1
      levels.set(away, level)
      const [from, to] = [dimension.from, dimension.to].map((end) => moveOut(end, away, box, gap * level))
      if (from === undefined || to === undefined) throw new Error('a size has two ends')
      points.push(dimension.from, beyond(from, away, gap / 4), dimension.to, beyond(to, away, gap / 4), from, to)
      points.push(...arrow(from, to, away, gap / 5), ...arrow(to, from, away, gap / 5))
      const at = from.clone().add(to).divideScalar(2)
      return { dimension, at, beyond: away === below ? null : beyond(at, away, gap) }
    })
  return { geometry: new BufferGeometry().setFromPoints(points), figures }
}

function sideOf({ from, to }: Dimension, box: Box3): Vector3 {
  const { x, y, z } = to.clone().sub(from)
  if (Math.abs(y) < Math.max(Math.abs(x), Math.abs(z))) return below
  return from.x <= (box.min.x + box.max.x) / 2 ? left : right
}

/** Moves a point out of the box, by a distance beyond its face. */
function moveOut(point: Vector3, away: Vector3, { min, max }: Box3, distance: number): Vector3 {
  const moved = point.clone()
  if (away === below) moved.y = min.y - distance
  else moved.x = away === left ? min.x - distance : max.x + distance
  return moved
}

function beyond(point: Vector3, away: Vector3, distance: number): Vector3 {
  return point.clone().addScaledVector(away, distance)
}

/** Returns the two strokes of an arrow at the end of a line. */
function arrow(tip: Vector3, other: Vector3, away: Vector3, size: number): Vector3[] {
  const back = other.clone().sub(tip).normalize()
  const strokes = [-0.35, 0.35].map((side) =>
    tip
      .clone()
      .addScaledVector(back, size)
      .addScaledVector(away, side * size),
  )
  return strokes.flatMap((end) => [tip, end])
}
