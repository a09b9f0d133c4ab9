import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import type { OrderedPart } from '@normwerk/contract/order/ordered-part'
import { addressOptions } from '@normwerk/contract/part-address'
import { fillGiven } from '@normwerk/contract/part-options'
import { call } from '../../api/call.ts'
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
  const { productDimensionId } = part
  const { toleranceClass: tolerance, ...options } = fillGiven(part)
  return call(cartPositionEndpoints.add, { input: { productDimensionId, quantity, ...options, tolerance } })
}

/** Returns the link to the product page with the part as it was ordered. Its answer has the options, so no number is parsed. */
export function linkToOrdered(part: OrderedPart) {
  const { productNr, article } = part
  const search = { article, ...addressOptions(part) }
  return { to: '/product/$productNr', params: { productNr }, search } as const
}
