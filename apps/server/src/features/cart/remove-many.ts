import type { Cart } from '@normwerk/contract/cart'
import type { ManyPositions } from '@normwerk/contract/cart-position'
import type { CallContext } from '../../http/call-context.ts'
import { changeCartRow } from './change-rows.ts'
import { removePositions } from './position-rows.ts'
import { readCart } from './read-cart.ts'

/** Removes many positions of a cart; those that are gone already do not matter. */
export async function removeMany(
  context: CallContext,
  { cartId, positionIds }: ManyPositions,
  now: Date,
): Promise<Cart> {
  await changeCartRow(context.db, context.caller, cartId, {})
  await removePositions(context.db, cartId, now, positionIds)
  return readCart(context, cartId)
}
