import type { Point } from './points.ts'

export type Fit = 'H7' | 'thread' | null

/** A cylindrical bore of a plate; `from` and `to` are heights above the lower face of the plate, mm. */
export interface Bore extends Point {
  diameter: number
  from: number
  to: number
  /** What fits into it closely: a part in H7, or a metric thread of its diameter. */
  fit: Fit
}

/** Returns bores at several places, from the lower face up; sections without a height are left out. */
export function boreAt(
  points: readonly Point[],
  sections: readonly (readonly [diameter: number, to: number, fit?: Fit])[],
) {
  return points.flatMap(({ x, y }) => {
    let from = 0
    return sections.flatMap(([diameter, to, fit = null]): Bore[] => {
      const bore = { x, y, diameter, from, to, fit }
      from = Math.max(from, to)
      return bore.to - bore.from > 1e-6 ? [bore] : []
    })
  })
}

/** Returns the same bores from the upper face of a plate of this thickness down. */
export function boreFromAbove(thickness: number, bores: readonly Bore[]): Bore[] {
  return bores.map((bore) => ({ ...bore, from: thickness - bore.to, to: thickness - bore.from }))
}
