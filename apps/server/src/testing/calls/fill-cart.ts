import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import type { Visitor } from '../visitor.ts'

/** Fills a cart with remarks, a stock part, and a cut part that has a certificate and its own remarks. */
export async function fillCart(buyer: Visitor) {
  await buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: 'AZH-6x200', quantity: 12 })
  const cut = { abmessungsNr: 'AZH-3.2x160-L147.25-T50-C31', quantity: 4 }
  const { id, cartPositions: positions } = await buyer.call(cartPositionEndpoints.addDirectly, cut)
  const references = { commission: '=cmd', comment: 'a\nb', customerOrderNumber: '007' }
  await buyer.call(cartPositionEndpoints.change, { positionId: positions[1]?.id ?? '', ...references })
  return buyer.call(cartEndpoints.change, {
    cartId: id,
    name: 'Gehäuse 7',
    customerOrderNumber: 'B-1',
    commission: 'Form 118',
    comment: 'Eilt',
  })
}
