import type { Remarks } from '@normwerk/parts/remarks'
import type { Dependencies } from '../../dependencies.ts'
import type { CallContext } from '../../http/session/caller.ts'
import type { Ids } from '../../infrastructure/ids.ts'
import { getOrCreateCart } from './get-or-create-cart.ts'
import type { CartLine } from './live-cart.ts'
import { insertPositions, type NewPosition } from './repository/positions.ts'
import type { ValidatedPosition } from './validate-position.ts'

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
