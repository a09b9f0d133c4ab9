import type { Cart } from '@normwerk/contract/cart'
import type { ManyPositions } from '@normwerk/contract/cart-position'
import { changeCartRow } from './change-rows.ts'
import { removePositions } from './position-rows.ts'
import { readCart } from './read-cart.ts'
import type { Shopping } from './shopping.ts'

/** Removes many positions of a cart; those that are gone already do not matter. */
export async function removeMany(shopping: Shopping, { cartId, positionIds }: ManyPositions, now: Date): Promise<Cart> {
  await changeCartRow(shopping.db, shopping.caller, cartId, {})
  await removePositions(shopping.db, cartId, now, positionIds)
  return readCart(shopping, cartId)
}
