import type { Cart } from '@normwerk/contract/cart'
import { bumpCartVersion } from './change-rows.ts'
import { restorePositionRow } from './position-rows.ts'
import { readCart } from './read-cart.ts'
import type { Shopping } from './shopping.ts'

/** Takes back the removal of a position. */
export async function restorePosition(shopping: Shopping, positionId: string): Promise<Cart> {
  const cartId = await bumpCartVersion(shopping, positionId)
  await restorePositionRow(shopping.db, cartId, positionId)
  return readCart(shopping, cartId)
}
