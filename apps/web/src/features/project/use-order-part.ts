import { cartPositionEndpoints } from '@normwerk/contract/cart-position'
import type { OrderedPart } from '@normwerk/contract/project'
import { call } from '../../api/call.ts'
import { useAddToCart } from '../../trade/use-add-to-cart.ts'

interface Wanted {
  part: OrderedPart
  quantity: number
}

/** Puts a part into the active cart as it was ordered before. */
export function useOrderPart() {
  return useAddToCart(orderPart, ({ part }) => part.articleNo)
}

/** Not by its number, which may be one of the company's own for another part. */
function orderPart({ part, quantity }: Wanted) {
  const { productDimensionId, changedLength, toleranceClass: tolerance, isThreeOne } = part
  return call(cartPositionEndpoints.add, {
    input: { productDimensionId, changedLength, tolerance, isThreeOne, quantity },
  })
}
