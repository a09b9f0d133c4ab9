import type { Cart } from '@normwerk/contract/cart'
import type { ChangePosition } from '@normwerk/contract/cart-position'
import type { Dependencies } from '../../dependencies.ts'
import type { CallContext } from '../../http/call-context.ts'
import { checkQuantity } from '../catalogue/check-quantity.ts'
import { bumpCartVersion } from './change-rows.ts'
import { readPartOf } from './part-rows.ts'
import { acknowledgeQuantity } from './pending-change.ts'
import { changePositionRow } from './position-rows.ts'
import { readCart } from './read-cart.ts'

/** Changes the named fields; an empty quantity means one. */
export async function changePosition(
  dependencies: Dependencies,
  context: CallContext,
  input: ChangePosition,
): Promise<Cart> {
  const { positionId, quantity, ...fields } = input
  const pieces = quantity === undefined ? undefined : checkQuantity(quantity, dependencies.settings)
  const place = { positionId, cartId: await bumpCartVersion(context, positionId) }
  await changePositionRow(context.db, place, { ...fields, ...(await countPieces(context, place, pieces)) })
  return readCart(context, place.cartId)
}

async function countPieces(
  context: CallContext,
  place: { positionId: string; cartId: string },
  quantity: number | undefined,
) {
  if (quantity === undefined) return {}
  const { position, part } = await readPartOf(context, place)
  return { quantity, ...acknowledgeQuantity(part, position, quantity) }
}
