import type { Cart } from '@normwerk/contract/cart'
import type { CallContext } from '../../http/call-context.ts'
import { bumpCartVersion } from './change-rows.ts'
import { changePositionRow } from './position-rows.ts'
import { readCart } from './read-cart.ts'

/** Removes a position; for a while the removal can be taken back. */
export async function removePosition(context: CallContext, positionId: string, now: Date): Promise<Cart> {
  const cartId = await bumpCartVersion(context, positionId)
  await changePositionRow(context.db, { cartId, positionId }, { deletedAt: now })
  return readCart(context, cartId)
}
