import type { Cart, ChangePosition } from '@normwerk/contract/cart'
import type { Tools } from '../../tools.ts'
import { checkQuantity } from '../catalogue/check-quantity.ts'
import { changePositionRow, touchCartOf } from './change-rows.ts'
import { readCart } from './read-cart.ts'
import type { Shopping } from './shopping.ts'

/** Changes the named fields; an empty quantity means one. */
export async function changePosition(tools: Tools, shopping: Shopping, input: ChangePosition): Promise<Cart> {
  const { positionId, quantity, ...fields } = input
  const pieces = quantity === undefined ? {} : { quantity: checkQuantity(quantity, tools.settings) }
  const cartId = await touchCartOf(shopping, positionId)
  await changePositionRow(shopping.db, positionId, { ...fields, ...pieces })
  return readCart(shopping, cartId)
}
