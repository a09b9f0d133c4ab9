/** A code as it is compared: how it is grouped and written does not matter. */
export function readCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toLowerCase()
}
