import type { Cart } from '@normwerk/contract/cart'
import type { ChangePositions } from '@normwerk/contract/cart-position'
import type { CallContext } from '../../http/call-context.ts'
import { changeCartRow } from './change-rows.ts'
import { setRemarks } from './position-rows.ts'
import { readCart } from './read-cart.ts'

/** Gives many positions of a cart the same remarks. */
export async function changeMany(context: CallContext, input: ChangePositions): Promise<Cart> {
  const { cartId, positionIds, ...remarks } = input
  await changeCartRow(context.db, context.caller, cartId, {})
  await setRemarks(context.db, cartId, positionIds, remarks)
  return readCart(context, cartId)
}
