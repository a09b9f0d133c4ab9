import { maxQuantity } from '@normwerk/contract/limits'
import { readQuantity as readWhole } from '@normwerk/parts/parts-list/quantities/read-quantity'

/**
 * Reads what was typed as a quantity, as the shop reads it in lists; nothing means 1, zero that the position shall go.
 * @returns `null` when it is no whole number from 0 to `maxQuantity`; a server with a lower limit rejects the number, and the line shows the reason
 */
export function readQuantity(typed: string): number | null {
  if (typed.trim() === '') return 1
  const quantity = readWhole(typed)
  return quantity !== null && quantity >= 0 && quantity <= maxQuantity ? quantity : null
}
