import { sendOptions } from '@normwerk/contract/asked-options'
import { cartPositionEndpoints } from '@normwerk/contract/cart-position'
import { formatConfiguredPart } from '@normwerk/parts/configured-part'
import { call } from '../../api/call.ts'
import type { PartOrder } from '../../trade/part-order.ts'
import { useAddToCart } from '../../trade/use-add-to-cart.ts'

/** Puts a part in the cart as it was chosen in the catalogue. */
export function useAddPart() {
  return useAddToCart(addPart, formatConfiguredPart)
}

function addPart({ productDimensionId, quantity, ...options }: PartOrder) {
  return call(cartPositionEndpoints.add, { input: { productDimensionId, quantity, ...sendOptions(options) } })
}
