import type { Cart } from '@normwerk/contract/cart'
import type { CallContext } from '../../http/call-context.ts'
import { bumpCartVersion } from './change-rows.ts'
import { restorePositionRow } from './position-rows.ts'
import { readCart } from './read-cart.ts'

/** Takes back the removal of a position. */
export async function restorePosition(context: CallContext, positionId: string): Promise<Cart> {
  const cartId = await bumpCartVersion(context, positionId)
  await restorePositionRow(context.db, cartId, positionId)
  return readCart(context, cartId)
}
