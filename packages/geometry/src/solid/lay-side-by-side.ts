import { extentOf } from '@normwerk/parts/shape/extent-of'
import type { Solid } from '@normwerk/parts/shape/shape'

/** mm */
const gap = 10

/** Returns how far each solid is moved along y, mm, to lie in a row without touching; the first keeps its place. */
export function laySideBySide(solids: readonly Solid[]): number[] {
  let free = Number.NEGATIVE_INFINITY
  return solids.map((solid) => {
    const [from, to] = extentOf(solid).y
    const moved = Number.isFinite(free) ? free + gap - from : 0
    free = moved + to
    return moved
  })
}
