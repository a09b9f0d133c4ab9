import type { Format } from '../texts/format.ts'

/** The tolerance of a class as on a drawing: the class names hold the upper limit in µm, T50 is +0.05/0. */
export function formatTolerance(format: Format, toleranceClass: string): string {
  const upper = Number(/^T(\d+)$/.exec(toleranceClass)?.[1] ?? Number.NaN) / 1000
  return Number.isNaN(upper) ? toleranceClass : `+${format.number(upper)}/0`
}

/** The class of a tolerance as the server names either: `T50` and `+0.05/0` are the same. */
export function readToleranceClass(tolerance: string): string {
  const upper = Number(/^\+(\d*\.?\d+)\/0$/.exec(tolerance)?.[1] ?? Number.NaN)
  return Number.isNaN(upper) ? tolerance : `T${Math.round(upper * 1000)}`
}
