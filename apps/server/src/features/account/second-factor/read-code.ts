/** Normalizes a code for comparison: grouping and letter case do not matter. */
export function readCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toLowerCase()
}
