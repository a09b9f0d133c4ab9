import type { Dependencies } from '../../dependencies.ts'
import type { CallContext } from '../../http/call-context.ts'
import { nameGroups } from './name-groups.ts'
import { insertPositions } from './position-rows.ts'
import type { CartLine } from './price-cart-line.ts'

/** Appends copies of positions to a locked cart, in their order; what changed unseen of one is unseen of the other. */
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
