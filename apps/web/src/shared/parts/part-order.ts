import { maxQuantity } from '@normwerk/contract/limits'
import type { ConfiguredPart } from '@normwerk/parts/configured-part'
import { readQuantity as readWhole } from '@normwerk/parts/parts-list/quantities/read-quantity'

/** A part for the cart. */
export interface PartOrder extends ConfiguredPart {
  articleId: string
  quantity: number
}

/** A typed quantity: whole, 1 to `maxQuantity`; `null` for everything else. */
export function readQuantity(typed: string): number | null {
  const quantity = readWhole(typed)
  return quantity !== null && quantity >= 1 && quantity <= maxQuantity ? quantity : null
}
