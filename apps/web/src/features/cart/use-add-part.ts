import { sendOptions } from '@normwerk/contract/asked-options'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { formatConfiguredPart } from '@normwerk/parts/configured-part'
import { call } from '../../api/call.ts'
import { useAddToCart } from '../../shared/cart/use-add-to-cart.ts'
import type { PartOrder } from '../../shared/parts/part-order.ts'

/** Adds a part to the cart as it was chosen in the catalogue. */
export function useAddPart() {
  return useAddToCart(addPart, formatConfiguredPart)
}

function addPart({ articleId, quantity, ...options }: PartOrder) {
  return call(cartPositionEndpoints.add, {
    input: { productDimensionId: articleId, quantity, ...sendOptions(options) },
  })
}
