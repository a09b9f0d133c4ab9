import { sendOptions } from '@normwerk/contract/asked-options'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import type { OrderedPart } from '@normwerk/contract/order/ordered-part'
import { call } from '../../api/call.ts'
import { partOf } from '../parts/part-of.ts'
import { useAddToCart } from './use-add-to-cart.ts'

interface Requested {
  part: OrderedPart
  quantity: number
}

/** Adds a part to the active cart as it was ordered before. */
export function useOrderPart() {
  return useAddToCart(orderPart, ({ part }) => part.articleNo)
}

/** An article number alone could also be a customer part number of another part. */
function orderPart({ part, quantity }: Requested) {
  const { productDimensionId, articleNo } = part
  const input = { productDimensionId, quantity, ...sendOptions(partOf(articleNo)) }
  return call(cartPositionEndpoints.add, { input })
}
