import type { BoredPlate } from './bore-plates.ts'
import type { Bore, Fit } from './bores.ts'
import type { Point } from './points.ts'

/** Bores of a plate on one axis, from its lower face up; the place is that from the centre of the plate. */
export interface Hole extends Point {
  number: number
  bores: readonly Bore[]
}

/** Numbers the holes of a plate row by row, as one reads them from above. */
export function listHoles({ x, y, bores }: BoredPlate): Hole[] {
  const axes = [...Map.groupBy(bores, (bore) => `${round(bore.x)} ${round(bore.y)}`).values()]
  return axes
    .map((onAxis) => ({ x: round((onAxis[0]?.x ?? 0) - x), y: round((onAxis[0]?.y ?? 0) - y), onAxis }))
    .toSorted((one, other) => other.y - one.y || one.x - other.x)
    .map(({ onAxis, ...place }, at) => ({
      ...place,
      number: at + 1,
      bores: onAxis.toSorted((one, other) => one.from - other.from),
    }))
}

/** Returns by how much a bore may be off its place, mm: bores that guide or centre a part lie closer. */
export function positionTolerance(fit: Fit): number {
  return fit === 'H7' ? 0.01 : 0.1
}

/** Returns the diameter of a bore as a drawing writes it: `⌀6 H7`, `M8`. */
export function nameBore({ diameter, fit }: Bore): string {
  if (fit === 'thread') return `M${diameter}`
  return fit === null ? `⌀${diameter}` : `⌀${diameter} ${fit}`
}

function round(size: number): number {
  return Math.round(size * 1000) / 1000 + 0
}
