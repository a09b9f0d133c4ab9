import { type PinType, pinTypeOf } from '@normwerk/parts/assistant/pin-types'

interface Assisted {
  type: PinType
  material: string
  coating?: string
}

const productNumber = /^([A-Z]{2})([A-Z]{1,2})(?:-([A-Z]{2,4}))?$/

/** Returns what the assistant begins with for a product of its pins: `AZX-TIN`; null for any other product. */
export function assistedProduct(productNr: string): Assisted | null {
  const [, family = '', material = '', coating] = productNumber.exec(productNr) ?? []
  const type = pinTypeOf(family)
  return type === undefined ? null : { type, material, ...(coating !== undefined && { coating }) }
}
