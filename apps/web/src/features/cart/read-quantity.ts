import { readQuantity as readWhole } from '@normwerk/parts/parts-list/read-quantity'

/** The shop's usual limit. A server with a lower limit rejects the quantity, and the row shows why. */
export const maxQuantity = 9999

/**
 * Reads a typed quantity by the same rules as in parts lists. Empty means 1; zero means that the position is removed.
 * @returns `null` if it is no whole number from 0 to 9999
 */
export function readQuantity(typed: string): number | null {
  if (typed.trim() === '') return 1
  const quantity = readWhole(typed)
  return quantity !== null && quantity >= 0 && quantity <= maxQuantity ? quantity : null
}
