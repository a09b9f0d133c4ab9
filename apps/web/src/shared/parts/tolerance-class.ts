import type { ToleranceClass } from '@normwerk/parts/article'
import { toleranceClassData } from '@normwerk/parts/trimming/tolerance-classes'
import type { Format } from '../../texts/format.ts'

/** Formats the tolerance of a class as on a drawing: T50 is +0.05/0. */
export function formatTolerance(format: Format, toleranceClass: ToleranceClass): string {
  const { upper, lower } = toleranceClassData[toleranceClass]
  return `+${format.number(upper)}/${format.number(lower)}`
}
