import type { Remarks } from '@normwerk/parts/remarks'
import { AppError, type CallContext, type Dependencies } from '../../http/call.ts'
import type { Ids } from '../../infrastructure/ids.ts'
import type { CartLine } from './live-cart.ts'
import { bumpDefaultVersion, bumpVersion, findDefaultCart, insertDefaultCart } from './repository/carts.ts'
import { insertPositions, type NewPosition } from './repository/positions.ts'
import type { ValidatedPosition } from './validate-position.ts'

/**
 * Bumps the version of the cart and locks it, so that simultaneous positions get separate places. Without an id it uses
 * the default cart, which is created if there is none.
 */
export async function getOrCreateCart(
  dependencies: Dependencies,
  context: CallContext,
  cartId: string | null,
): Promise<string> {
  const { db, caller } = context
  if (cartId === null) {
    const found = await bumpDefaultVersion(db, caller)
    if (found !== undefined) return found
  }
  const opened = cartId ?? (await makeDefaultCart(dependencies, context))
  await bumpVersion(db, caller, opened)
  return opened
}

/** Creates the default cart when it is first needed. Of simultaneous calls one creates it, the others find it. */
export async function makeDefaultCart(dependencies: Dependencies, { db, caller }: CallContext): Promise<string> {
  await insertDefaultCart(db, {
    id: dependencies.ids.next(),
    userId: caller.userId,
    createdAt: dependencies.clock.now(),
  })
  const cartId = await findDefaultCart(db, caller)
  if (cartId === undefined) throw new AppError('entryNotFound')
  return cartId
}

export interface PositionToAdd extends Remarks {
  part: ValidatedPosition
  /** Positions with the same group were configured together; it is valid within this call alone. */
  group: string | number | null
  /** The settings of the group, if they are known. */
  configurationId: string | null
}

/** Appends many positions in their order, without a cart id to the default cart. Returns the id of the cart. */
export async function addPositions(
  dependencies: Dependencies,
  context: CallContext,
  cartId: string | null,
  positions: readonly PositionToAdd[],
): Promise<string> {
  const opened = await getOrCreateCart(dependencies, context, cartId)
  await insertPositions(context.db, opened, buildPositions(dependencies, opened, positions))
  return opened
}

/** Builds new positions of a cart and gives each group an id. */
export function buildPositions(
  dependencies: Dependencies,
  cartId: string,
  positions: readonly PositionToAdd[],
): NewPosition[] {
  const groupIdOf = nameGroups(
    dependencies.ids,
    positions.map(({ group }) => group),
  )
  const createdAt = dependencies.clock.now()
  return positions.map(({ part, group, ...remarks }) => ({
    ...part,
    ...remarks,
    positionType: group === null ? part.positionType : ('Configurator' as const),
    groupId: groupIdOf(group),
    id: dependencies.ids.next(),
    cartId,
    createdAt,
  }))
}

/** Appends copies of positions to a locked cart, in their order. Pending changes stay pending in the copy. */
export async function copyPositions(
  dependencies: Dependencies,
  { db }: CallContext,
  lines: readonly CartLine[],
  cartId: string,
): Promise<void> {
  const groupIdOf = nameGroups(
    dependencies.ids,
    lines.map(({ row }) => row.position.groupId),
  )
  const createdAt = dependencies.clock.now()
  const copies = lines.map(({ row }) => ({
    ...row.position,
    id: dependencies.ids.next(),
    cartId,
    groupId: groupIdOf(row.position.groupId),
    createdAt,
  }))
  await insertPositions(db, cartId, copies)
}

/** Assigns a new id to each group of positions that are added to a cart. */
function nameGroups<Group extends string | number>(
  ids: Ids,
  groups: readonly (Group | null)[],
): (group: Group | null) => string | null {
  const named = new Map<Group | null, string>()
  for (const group of new Set(groups)) if (group !== null) named.set(group, ids.next())
  return (group) => named.get(group) ?? null
}
