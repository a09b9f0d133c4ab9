import type { Cart } from '@normwerk/contract/cart'
import type { MovePositions } from '@normwerk/contract/cart/saved'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import { RetryTransaction } from '../../http/retry-transaction.ts'
import type { CallContext } from '../../http/session/caller.ts'
import { copyPositions } from './add-positions.ts'
import { readLiveCart } from './live-cart.ts'
import { readChangedCart } from './read-cart.ts'
import { changeLockedCarts } from './repository/carts.ts'
import { lockToEdit } from './repository/locks.ts'
import { areThere, findCartsOf, listWithGroups, movePositionRows } from './repository/many-positions.ts'

/**
 * Moves or copies positions to the end of another cart, in their order and with all their remarks. A configured group
 * stays together: one of its positions brings the others along.
 */
export async function movePositions(
  dependencies: Dependencies,
  context: CallContext,
  input: MovePositions,
): Promise<Cart> {
  const { positionIds, targetCartId, copy } = input
  const sources = await findCartsOf(context.db, positionIds)
  if (copy === true) await copyFrom(dependencies, context, sources, input)
  else await moveFrom(context, sources, { positionIds, targetCartId })
  return readChangedCart(context, targetCartId)
}

/** Positions that are already in the target stay where they are. */
async function moveFrom(
  { db, caller }: CallContext,
  sources: string[],
  { positionIds, targetCartId }: Pick<MovePositions, 'positionIds' | 'targetCartId'>,
): Promise<void> {
  await lockToEdit(db, caller, [...new Set([...sources, targetCartId])])
  const found = await listWithGroups(db, sources, positionIds)
  await checkAllFound(db, positionIds, found)
  const moved = found.filter(({ cartId }) => cartId !== targetCartId)
  if (moved.length === 0) return
  await changeLockedCarts(db, [targetCartId, ...new Set(moved.map(({ cartId }) => cartId))])
  await movePositionRows(
    db,
    moved.map(({ id }) => id),
    targetCartId,
  )
}

/** Copying needs only the right to read. */
async function copyFrom(
  dependencies: Dependencies,
  context: CallContext,
  sources: string[],
  { positionIds, targetCartId }: MovePositions,
): Promise<void> {
  await lockToEdit(context.db, context.caller, [targetCartId])
  const found = await listWithGroups(context.db, sources, positionIds)
  await checkAllFound(context.db, positionIds, found)
  const chosen = new Set(found.map(({ id }) => id))
  for (const cartId of new Set(found.map((position) => position.cartId))) {
    const { lines } = await readLiveCart(context, cartId)
    const copied = lines.filter(({ row }) => chosen.has(row.position.id))
    // These carts are not locked, so a found position may just have been removed or moved.
    if (copied.length < found.filter((position) => position.cartId === cartId).length) throw new RetryTransaction()
    await copyPositions(dependencies, context, copied, targetCartId)
  }
  await changeLockedCarts(context.db, [targetCartId])
}

/** Any of them may just have been removed or moved; a moved position is looked up again. */
async function checkAllFound(
  db: Queries,
  positionIds: readonly string[],
  found: readonly { id: string }[],
): Promise<void> {
  const there = new Set(found.map(({ id }) => id))
  const missing = [...new Set(positionIds)].filter((id) => !there.has(id))
  if (missing.length === 0) return
  throw (await areThere(db, missing)) ? new RetryTransaction() : new AppError('entryNotFound')
}
