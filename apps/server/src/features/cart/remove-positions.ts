import type { Cart } from '@normwerk/contract/cart'
import type { ManyPositions } from '@normwerk/contract/cart-position'
import type { Queries } from '../../database/client.ts'
import type { CallContext } from '../../http/call-context.ts'
import { readCart } from './read-cart.ts'
import { changeCartRow } from './repository/carts.ts'
import {
  deleteRemovedPositions,
  lockPosition,
  removePositions,
  restorePositionRow,
  restorePositions,
  updatePosition,
} from './repository/positions.ts'

/** How long the removal of a position can be undone. */
const undoTime = 24 * 60 * 60 * 1000

/** Removes a position; for a while the removal can be undone. */
export async function removePosition(context: CallContext, positionId: string, now: Date): Promise<Cart> {
  const { position } = await lockPosition(context, positionId)
  await updatePosition(context.db, positionId, { deletedAt: now })
  return readCart(context, position.cartId)
}

/** Restores a removed position. */
export async function restorePosition(context: CallContext, positionId: string): Promise<Cart> {
  return readCart(context, await restorePositionRow(context, positionId))
}

/** Removes many positions of a cart; positions that are already gone are ignored. */
export async function removeMany(
  context: CallContext,
  { cartId, positionIds }: ManyPositions,
  now: Date,
): Promise<Cart> {
  await changeCartRow(context.db, context.caller, cartId, {})
  await removePositions(context.db, cartId, now, positionIds)
  return readCart(context, cartId)
}

/** Restores many removed positions of a cart. */
export async function restoreMany(context: CallContext, { cartId, positionIds }: ManyPositions): Promise<Cart> {
  await changeCartRow(context.db, context.caller, cartId, {})
  await restorePositions(context.db, cartId, positionIds)
  return readCart(context, cartId)
}

/** Removes all positions of a cart. */
export async function clearCart(context: CallContext, cartId: string, now: Date): Promise<Cart> {
  await changeCartRow(context.db, context.caller, cartId, {})
  await removePositions(context.db, cartId, now)
  return readCart(context, cartId)
}

/** Deletes removed positions for good. */
export function purgeExpiredPositions(db: Queries, now: Date): Promise<void> {
  return deleteRemovedPositions(db, new Date(now.getTime() - undoTime))
}
