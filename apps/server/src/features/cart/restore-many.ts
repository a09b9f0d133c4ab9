import type { Cart } from '@normwerk/contract/cart'
import type { ManyPositions } from '@normwerk/contract/cart-position'
import { changeCartRow } from './change-rows.ts'
import { restorePositions } from './position-rows.ts'
import { readCart } from './read-cart.ts'
import type { Shopping } from './shopping.ts'

/** Takes back the removal of many positions of a cart. */
export async function restoreMany(shopping: Shopping, { cartId, positionIds }: ManyPositions): Promise<Cart> {
  await changeCartRow(shopping.db, shopping.caller, cartId, {})
  await restorePositions(shopping.db, cartId, positionIds)
  return readCart(shopping, cartId)
}
