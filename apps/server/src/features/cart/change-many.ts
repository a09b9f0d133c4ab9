import type { Cart } from '@normwerk/contract/cart'
import type { ChangePositions } from '@normwerk/contract/cart-position'
import { changeCartRow } from './change-rows.ts'
import { setRemarks } from './position-rows.ts'
import { readCart } from './read-cart.ts'
import type { Shopping } from './shopping.ts'

/** Gives many positions of a cart the same remarks. */
export async function changeMany(shopping: Shopping, input: ChangePositions): Promise<Cart> {
  const { cartId, positionIds, ...remarks } = input
  await changeCartRow(shopping.db, shopping.caller, cartId, {})
  await setRemarks(shopping.db, cartId, positionIds, remarks)
  return readCart(shopping, cartId)
}
