import { readOptions } from '@normwerk/contract/asked-options'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import type { MovePositions } from '@normwerk/contract/cart/saved'
import type { Queries } from '../../database/client.ts'
import { together } from '../../database/together.ts'
import type { Bind, Call } from '../../http/bind.ts'
import { AppError, type CallContext, type Dependencies } from '../../http/call.ts'
import { RetryTransaction } from '../../http/retry-transaction.ts'
import type { LiveCatalogue } from '../catalogue/index/live-catalogue.ts'
import { checkQuantity } from '../catalogue/read-part.ts'
import type { MissedSearches } from '../missed-search/missed-searches.ts'
import { addDirectly, addPosition } from './add-position.ts'
import { copyPositions } from './add-positions.ts'
import { readLiveCart } from './live-cart.ts'
import { cartsById, readChange, readChangedCart } from './read-cart.ts'
import { lockToEdit } from './repository/access.ts'
import { bumpVersion, changeLockedCarts } from './repository/carts.ts'
import {
  areThere,
  checkPositionsOf,
  findCartsOf,
  listWithGroups,
  movePositionRows,
  positionsRemovedBefore,
  removePositions,
  restorePositions,
  setRemarks,
} from './repository/many-positions.ts'
import { lockPosition, restorePositionRow, updatePosition } from './repository/positions.ts'
import { acknowledgeQuantity, pendingChangeAgainst, validatePosition } from './validate-position.ts'

type Endpoints = typeof cartPositionEndpoints

/** Changes the named fields; an empty quantity means one. */
async function changePosition(dependencies: Dependencies, call: Call<Endpoints['change']>) {
  const { positionId, quantity: asked, ...remarks } = call.input
  const quantity = asked === undefined ? undefined : checkQuantity(asked, dependencies.settings)
  const { position, part } = await lockPosition(call, positionId)
  const counted = quantity === undefined ? {} : { quantity, ...acknowledgeQuantity(part, position, quantity) }
  await updatePosition(call.db, positionId, { ...remarks, ...counted })
  return call.prefersMinimal ? readChange(call, position.cartId, positionId) : readChangedCart(call, position.cartId)
}

/**
 * Gives a position another part. Quantity and remarks stay unless they are named. Options belong to the part, so those
 * that are not named are dropped. A pending change of price stays pending while the part is the same.
 */
async function replacePosition(dependencies: Dependencies, { input, ...context }: Call<Endpoints['replace']>) {
  const { replacePositionId: positionId, productDimensionId: articleId, comment, commission } = input
  const quantity = input.quantity === undefined ? undefined : checkQuantity(input.quantity, dependencies.settings)
  const { position, part } = await lockPosition(context, positionId)
  const validated = await validatePosition(context, {
    ...readOptions(input),
    articleId,
    quantity: quantity ?? position.quantity,
  })
  await updatePosition(context.db, positionId, {
    ...validated,
    ...(validated.articleId === part.id && pendingChangeAgainst(part, position, validated)),
    ...(comment === undefined ? {} : { comment }),
    ...(commission === undefined ? {} : { commission }),
  })
  return readChangedCart(context, position.cartId)
}

/** Sets the same remarks for many positions of a cart. */
async function changeMany({ input, ...context }: Call<Endpoints['changeMany']>) {
  const { cartId, positionIds, ...remarks } = input
  await bumpVersion(context.db, context.caller, cartId)
  await together([
    checkPositionsOf(context.db, cartId, positionIds),
    setRemarks(context.db, cartId, positionIds, remarks),
  ])
  return readChangedCart(context, cartId)
}

/** How long the removal of a position can be undone. */
const undoTime = 24 * 60 * 60 * 1000

/** Removes a position; for a while the removal can be undone. */
async function removePosition(context: CallContext, positionId: string, now: Date) {
  const { position } = await lockPosition(context, positionId)
  await updatePosition(context.db, positionId, { deletedAt: now })
  return readChangedCart(context, position.cartId)
}

/** Restores a removed position. */
async function restorePosition(context: CallContext, positionId: string) {
  return readChangedCart(context, await restorePositionRow(context, positionId))
}

/** Removes many positions of a cart; positions that are already removed are ignored. */
async function removeMany({ input, ...context }: Call<Endpoints['removeMany']>, now: Date) {
  const { cartId, positionIds } = input
  await bumpVersion(context.db, context.caller, cartId)
  await together([
    checkPositionsOf(context.db, cartId, positionIds),
    removePositions(context.db, cartId, now, positionIds),
  ])
  return readChangedCart(context, cartId)
}

/** Restores many removed positions of a cart. */
async function restoreMany({ input, ...context }: Call<Endpoints['restoreMany']>) {
  const { cartId, positionIds } = input
  await bumpVersion(context.db, context.caller, cartId)
  await together([checkPositionsOf(context.db, cartId, positionIds), restorePositions(context.db, cartId, positionIds)])
  return readChangedCart(context, cartId)
}

/** Removes all positions of a cart. */
export async function clearCart(context: CallContext, cartId: string, now: Date) {
  await bumpVersion(context.db, context.caller, cartId)
  await removePositions(context.db, cartId, now)
  return readChangedCart(context, cartId)
}

/** Removed positions that can no longer be restored. */
export function expiredPositions(now: Date) {
  return positionsRemovedBefore(new Date(now.getTime() - undoTime))
}

/**
 * Moves or copies positions to the end of another cart, in their order and with all their remarks. A configured group
 * stays together: one of its positions brings the others along.
 */
export async function movePositions(dependencies: Dependencies, context: CallContext, input: MovePositions) {
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

export function positionRoutes(
  bind: Bind,
  dependencies: Dependencies,
  catalogue: LiveCatalogue,
  missed: MissedSearches,
): void {
  bind(
    cartPositionEndpoints,
    {
      add: (call) => addPosition(dependencies, call, call.input),
      addDirectly: (call) => addDirectly({ ...dependencies, missed }, catalogue.current(), call, call.input),
      change: (call) => changePosition(dependencies, call),
      changeMany,
      replace: (call) => replacePosition(dependencies, call),
      delete: (call) => removePosition(call, call.params.id, dependencies.clock.now()),
      restore: (call) => restorePosition(call, call.input.positionId),
      removeMany: (call) => removeMany(call, dependencies.clock.now()),
      restoreMany,
    },
    [cartsById],
  )
}
