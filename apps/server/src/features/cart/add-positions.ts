import type { Tools } from '../../tools.ts'
import type { Fitted } from './fit-position.ts'
import { nameGroups } from './name-groups.ts'
import { openCart } from './open-cart.ts'
import { insertPositions } from './position-rows.ts'
import type { Shopping } from './shopping.ts'

export interface PositionToAdd {
  part: Fitted
  commission: string | null
  comment: string | null
  customerOrderNumber: string | null
  /** Those with the same were configured together; it counts within this call alone. */
  group: string | number | null
}

/** Appends many positions in their order, without a cart id to the default cart, and answers the id of the cart. */
export async function addPositions(
  tools: Tools,
  shopping: Shopping,
  cartId: string | null,
  positions: readonly PositionToAdd[],
): Promise<string> {
  const opened = await openCart(tools, shopping, cartId)
  const groupIdOf = nameGroups(
    tools.ids,
    positions.map(({ group }) => group),
  )
  const createdAt = tools.clock.now()
  const rows = positions.map(({ part, group, ...notes }) => ({
    ...part,
    ...notes,
    positionType: group === null ? part.positionType : ('Configurator' as const),
    groupId: groupIdOf(group),
    id: tools.ids.next(),
    cartId: opened,
    createdAt,
  }))
  await insertPositions(shopping.db, opened, rows)
  return opened
}
