/** Formats a measure in mm for a number: decimal point, at most 3 decimals, no trailing zero. */
export function formatMillimetres(measure: number): string {
  return String(Math.round(measure * 1000) / 1000)
}
