import type { Cart } from '@normwerk/contract/cart'
import type { ManyPositions } from '@normwerk/contract/cart-position'
import type { CallContext } from '../../http/call-context.ts'
import { changeCartRow } from './change-rows.ts'
import { restorePositions } from './position-rows.ts'
import { readCart } from './read-cart.ts'

/** Takes back the removal of many positions of a cart. */
export async function restoreMany(context: CallContext, { cartId, positionIds }: ManyPositions): Promise<Cart> {
  await changeCartRow(context.db, context.caller, cartId, {})
  await restorePositions(context.db, cartId, positionIds)
  return readCart(context, cartId)
}
