import { AppError } from '../../http/app-error.ts'
import type { CallContext } from '../../http/call-context.ts'
import { deleteCartRow } from './change-rows.ts'
import { lockCart } from './lock-carts.ts'
import { hasPositions } from './position-rows.ts'

/** Deletes an own cart that is empty and not the default one; what was removed from it can't be taken back then. */
export async function deleteCart({ db, caller }: CallContext, cartId: string): Promise<void> {
  const { isDefault } = await lockCart(db, caller, cartId, 'own')
  if (isDefault) throw new AppError('defaultCartNotDeletable')
  if (await hasPositions(db, cartId)) throw new AppError('cartNotEmpty')
  await deleteCartRow(db, cartId)
}
