import type { Cart, ReplacePosition } from '@normwerk/contract/cart'
import type { Tools } from '../../tools.ts'
import { checkQuantity } from '../catalogue/check-quantity.ts'
import { changePositionRow, touchCartOf } from './change-rows.ts'
import { fitPosition } from './fit-position.ts'
import { readCart } from './read-cart.ts'
import type { Shopping } from './shopping.ts'

/**
 * Puts another part in the place of a position. Quantity and notes stay unless they are named;
 * options belong to the part, so those that are not named are gone.
 */
export async function replacePosition(tools: Tools, shopping: Shopping, input: ReplacePosition): Promise<Cart> {
  const { replacePositionId, quantity, comment, commission } = input
  const pieces = quantity === undefined ? {} : { quantity: checkQuantity(quantity, tools.settings) }
  const cartId = await touchCartOf(shopping, replacePositionId)
  const fitted = await fitPosition(shopping.db, input)
  await changePositionRow(shopping.db, replacePositionId, {
    ...fitted,
    ...pieces,
    ...(comment === undefined ? {} : { comment }),
    ...(commission === undefined ? {} : { commission }),
  })
  return readCart(shopping, cartId)
}
