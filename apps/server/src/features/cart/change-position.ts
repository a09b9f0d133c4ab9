import type { Cart } from '@normwerk/contract/cart'
import type { ChangePosition } from '@normwerk/contract/cart-position'
import type { Dependencies } from '../../dependencies.ts'
import { checkQuantity } from '../catalogue/check-quantity.ts'
import { bumpCartVersion } from './change-rows.ts'
import { readPartOf } from './part-rows.ts'
import { acknowledgeQuantity } from './pending-change.ts'
import { changePositionRow } from './position-rows.ts'
import { readCart } from './read-cart.ts'
import type { Shopping } from './shopping.ts'

/** Changes the named fields; an empty quantity means one. */
export async function changePosition(
  dependencies: Dependencies,
  shopping: Shopping,
  input: ChangePosition,
): Promise<Cart> {
  const { positionId, quantity, ...fields } = input
  const pieces = quantity === undefined ? undefined : checkQuantity(quantity, dependencies.settings)
  const place = { positionId, cartId: await bumpCartVersion(shopping, positionId) }
  await changePositionRow(shopping.db, place, { ...fields, ...(await countPieces(shopping, place, pieces)) })
  return readCart(shopping, place.cartId)
}

async function countPieces(
  shopping: Shopping,
  place: { positionId: string; cartId: string },
  quantity: number | undefined,
) {
  if (quantity === undefined) return {}
  const { position, part } = await readPartOf(shopping, place)
  return { quantity, ...acknowledgeQuantity(part, position, quantity) }
}
