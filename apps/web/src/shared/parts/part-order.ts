import type { ConfiguredPart } from '@normwerk/parts/configured-part'
import { readQuantity as readWhole } from '@normwerk/parts/parts-list/read-quantity'

/** A part for the cart. */
export interface PartOrder extends ConfiguredPart {
  productDimensionId: string
  quantity: number
}

export const maxQuantity = 9999

/** Reads a typed quantity: whole, 1 to 9999; `null` for everything else. */
export function readQuantity(typed: string): number | null {
  const quantity = readWhole(typed)
  return quantity !== null && quantity >= 1 && quantity <= maxQuantity ? quantity : null
}
