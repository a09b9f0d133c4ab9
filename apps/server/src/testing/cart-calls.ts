import { type Cart, cartEndpoints } from '@normwerk/contract/cart'
import { orderEndpoints } from '@normwerk/contract/order'
import { savedCartEndpoints } from '@normwerk/contract/saved-cart'

const at = (id: string) => ({ params: { id } })

/** Every call that changes a cart of one position. */
export function changesOf({ id: cartId, cartPositions: [position] }: Cart) {
  const positionId = position?.id ?? ''
  const part = { productDimensionId: position?.productDimensionId ?? '', quantity: 1 }
  return [
    [cartEndpoints.change, { cartId, comment: 'x' }],
    [cartEndpoints.change, { cartId, name: 'x' }],
    [cartEndpoints.addPosition, { cartId, ...part }],
    [cartEndpoints.addDirectly, { cartId, abmessungsNr: 'AZH-3.2x160' }],
    [cartEndpoints.changePosition, { positionId, quantity: 2 }],
    [cartEndpoints.replacePosition, { replacePositionId: positionId, ...part }],
    [cartEndpoints.deletePosition, undefined, at(positionId)],
    [cartEndpoints.restorePosition, { positionId }],
    [cartEndpoints.clear, { cartId }],
    [savedCartEndpoints.markSeen, { cartId }],
    [savedCartEndpoints.movePositions, { positionIds: [positionId], targetCartId: cartId, copy: true }],
  ] as const
}

/** What nobody but the owner does. */
export function ownersCallsOf({ id: cartId }: Cart, colleagueId: string) {
  return [
    [cartEndpoints.chooseDefault, { cartId }],
    [savedCartEndpoints.delete, undefined, at(cartId)],
    [savedCartEndpoints.share, { userIds: [colleagueId], right: 'edit' }, at(cartId)],
    [savedCartEndpoints.handOver, { userId: colleagueId }, at(cartId)],
    [orderEndpoints.submit, { cartId, orderType: 'Order' }],
    [orderEndpoints.submit, { cartId, orderType: 'Inquiry' }],
  ] as const
}
