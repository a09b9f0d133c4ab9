import type { Face } from '../step-file/read-solid.ts'
import { dot, normalise, scale, sizeOf, subtract, type Vector } from '../step-file/vector.ts'
import { rangeOf } from './range-of.ts'

export interface Axis {
  point: Vector
  direction: Vector
}

/** Axes in the order of the areas that are turned about them; a body is turned about one of the first. */
const tried = 3

export function findAxes(faces: readonly Face[]): Axis[] {
  const found: (Axis & { area: number })[] = []
  for (const { surface, edges } of faces) {
    if (surface.kind !== 'cylinder') continue
    const direction = normalise(surface.axis)
    const ways = edges.flat().map((point) => dot(subtract(point, surface.point), direction))
    const [low, high] = rangeOf(ways)
    const area = surface.radius * (high - low)
    const known = found.find((axis) => isSameAxis(axis, surface.point, direction))
    if (known === undefined) found.push({ point: surface.point, direction, area })
    else known.area += area
    if (found.length > maxAxes) return []
  }
  return found.toSorted((one, other) => other.area - one.area).slice(0, tried)
}

/** A turned body with more axes than these is a plate. */
const maxAxes = 40

/** Whether a line lies on an axis, with the small errors of converted files. */
export function isSameAxis(axis: Axis, point: Vector, direction: Vector): boolean {
  if (Math.abs(dot(axis.direction, direction)) < 1 - 1e-5) return false
  const way = subtract(point, axis.point)
  const beside = subtract(way, scale(axis.direction, dot(way, axis.direction)))
  return sizeOf(beside) < 0.03
}
