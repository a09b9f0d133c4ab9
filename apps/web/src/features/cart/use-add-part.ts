import { cartPositionEndpoints } from '@normwerk/contract/cart-position'
import { call } from '../../api/call.ts'
import { configuredNumber, type PartOrder } from '../../trade/part-order.ts'
import { useAddToCart } from '../../trade/use-add-to-cart.ts'

/** Puts a part in the cart as it was chosen in the catalogue. */
export function useAddPart() {
  return useAddToCart(addPart, (order) => configuredNumber(order.articleNo, order))
}

function addPart({ dimensionId, quantity, length, toleranceClass, certificate31 }: PartOrder) {
  return call(cartPositionEndpoints.add, {
    input: {
      productDimensionId: dimensionId,
      quantity,
      ...(length === undefined ? {} : { changedLength: length, tolerance: toleranceClass ?? null }),
      ...(certificate31 === true ? { isThreeOne: true } : {}),
    },
  })
}
