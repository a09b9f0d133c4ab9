import { readQuantity as readWhole } from '@normwerk/parts/parts-list/read-quantity'

/** The shop's usual limit; a server with a lower one refuses, and the line shows why. */
export const maxQuantity = 9999

/**
 * Reads what was typed as a quantity, as the shop reads it in lists; nothing means 1, zero that the position shall go.
 * @returns `null` when it is no whole number from 0 to 9999
 */
export function readQuantity(typed: string): number | null {
  if (typed.trim() === '') return 1
  const quantity = readWhole(typed)
  return quantity !== null && quantity >= 0 && quantity <= maxQuantity ? quantity : null
}
