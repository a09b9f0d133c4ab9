import { sendOptions } from '@normwerk/contract/asked-options'
import { cartPositionEndpoints } from '@normwerk/contract/cart-position'
import type { OrderedPart } from '@normwerk/contract/project'
import { call } from '../../api/call.ts'
import { useAddToCart } from '../../shared/cart/use-add-to-cart.ts'
import { partOf } from '../../shared/parts/part-of.ts'

interface Requested {
  part: OrderedPart
  quantity: number
}

/** Puts a part into the active cart as it was ordered before. */
export function useOrderPart() {
  return useAddToCart(orderPart, ({ part }) => part.articleNo)
}

/** Not by its number alone, which may be one of the company's own for another part. */
function orderPart({ part, quantity }: Requested) {
  const { productDimensionId, articleNo } = part
  return call(cartPositionEndpoints.add, { input: { productDimensionId, quantity, ...sendOptions(partOf(articleNo)) } })
}
