import type { Cart } from '@normwerk/contract/cart'
import { bumpCartVersion } from './change-rows.ts'
import { changePositionRow } from './position-rows.ts'
import { readCart } from './read-cart.ts'
import type { Shopping } from './shopping.ts'

/** Removes a position; for a while the removal can be taken back. */
export async function removePosition(shopping: Shopping, positionId: string, now: Date): Promise<Cart> {
  const cartId = await bumpCartVersion(shopping, positionId)
  await changePositionRow(shopping.db, { cartId, positionId }, { deletedAt: now })
  return readCart(shopping, cartId)
}
