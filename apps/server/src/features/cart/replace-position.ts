import { readOptions } from '@normwerk/contract/asked-options'
import type { Cart } from '@normwerk/contract/cart'
import type { ReplacePosition } from '@normwerk/contract/cart-position'
import type { Dependencies } from '../../dependencies.ts'
import type { CallContext } from '../../http/call-context.ts'
import { checkQuantity } from '../catalogue/check-quantity.ts'
import { bumpCartVersion } from './change-rows.ts'
import { readPartOf } from './part-rows.ts'
import { pendingChangeAgainst } from './pending-change.ts'
import { changePositionRow } from './position-rows.ts'
import { readCart } from './read-cart.ts'
import { validatePosition } from './validate-position.ts'

/**
 * Puts another part in the place of a position. Quantity and remarks stay unless they are named;
 * options belong to the part, so those that are not named are gone. A change of price that nobody has seen yet stays
 * one while the part is the same.
 */
export async function replacePosition(
  dependencies: Dependencies,
  context: CallContext,
  input: ReplacePosition,
): Promise<Cart> {
  const { replacePositionId: positionId, comment, commission } = input
  const named = input.quantity === undefined ? undefined : checkQuantity(input.quantity, dependencies.settings)
  const place = { positionId, cartId: await bumpCartVersion(context, positionId) }
  const { position, part } = await readPartOf(context, place)
  const validated = await validatePosition(context, {
    ...readOptions(input),
    productDimensionId: input.productDimensionId,
    quantity: named ?? position.quantity,
  })
  await changePositionRow(context.db, place, {
    ...validated,
    ...(validated.dimensionId === part.id && pendingChangeAgainst(part, position, validated)),
    ...(comment === undefined ? {} : { comment }),
    ...(commission === undefined ? {} : { commission }),
  })
  return readCart(context, place.cartId)
}
