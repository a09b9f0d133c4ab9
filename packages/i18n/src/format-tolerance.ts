import type { ToleranceClass } from '@normwerk/parts/article'
import { toleranceClassData } from '@normwerk/parts/trimming/tolerance-classes'

/** Formats a measure in the number format of the language, without grouped digits. */
export type FormatMeasure = (measure: number) => string

/** Formats the tolerance of a class as on a drawing, in the number format of the language: "+0,05/0". */
export function formatTolerance(toleranceClass: ToleranceClass, measure: FormatMeasure): string {
  const { upper, lower } = toleranceClassData[toleranceClass]
  return `+${measure(upper)}/${measure(lower)}`
}
