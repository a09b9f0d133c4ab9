import { type Cart, cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
import { configuratorEndpoints } from '@normwerk/contract/configurator'
import { orderEndpoints } from '@normwerk/contract/order'

const configuration = { articles: [{ articleNo: 'AZH-3.2x160' }], easyKatConfig: {}, configurationName: 'Satz' }
const at = (id: string) => ({ params: { id } })

/** Every call that changes a cart of one position. */
export function changesOf({ id: cartId, cartPositions: [position] }: Cart) {
  const positionId = position?.id ?? ''
  const part = { productDimensionId: position?.productDimensionId ?? '', quantity: 1 }
  return [
    [cartEndpoints.change, { cartId, comment: 'x' }],
    [cartEndpoints.change, { cartId, name: 'x' }],
    [cartPositionEndpoints.add, { cartId, ...part }],
    [cartPositionEndpoints.addDirectly, { cartId, abmessungsNr: 'AZH-3.2x160' }],
    [cartPositionEndpoints.change, { positionId, quantity: 2 }],
    [cartPositionEndpoints.changeMany, { cartId, positionIds: [positionId], comment: 'x' }],
    [cartPositionEndpoints.replace, { replacePositionId: positionId, ...part }],
    [cartPositionEndpoints.delete, undefined, at(positionId)],
    [cartPositionEndpoints.restore, { positionId }],
    [cartEndpoints.clear, { cartId }],
    [cartPositionEndpoints.removeMany, { cartId, positionIds: [positionId] }],
    [cartPositionEndpoints.restoreMany, { cartId, positionIds: [positionId] }],
    [configuratorEndpoints.add, { optionalCartId: cartId, ...configuration }],
    [savedCartEndpoints.markSeen, { cartId, positions: [] }],
    [savedCartEndpoints.movePositions, { positionIds: [positionId], targetCartId: cartId, copy: true }],
    [configuratorEndpoints.replace, { replacePositionId: positionId, ...configuration }],
  ] as const
}

/** Calls that only the owner may make. */
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
