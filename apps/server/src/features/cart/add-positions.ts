import type { Dependencies } from '../../dependencies.ts'
import type { CallContext } from '../../http/call-context.ts'
import { getOrCreateCart } from './get-or-create-cart.ts'
import { nameGroups } from './name-groups.ts'
import { insertPositions, type NewPosition } from './position-rows.ts'
import type { ValidatedPosition } from './validate-position.ts'

export interface PositionToAdd {
  part: ValidatedPosition
  commission: string | null
  comment: string | null
  customerOrderNumber: string | null
  /** Those with the same were configured together; it counts within this call alone. */
  group: string | number | null
  /** What the group was configured of, where that is known. */
  configurationId: string | null
}

/** Appends many positions in their order, without a cart id to the default cart, and answers the id of the cart. */
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

/** New positions of a cart, each group with an id of its own. */
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
