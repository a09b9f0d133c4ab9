import type { Tools } from '../../tools.ts'
import { nameGroups } from './name-groups.ts'
import { insertPositions } from './position-rows.ts'
import type { Line } from './price-line.ts'
import type { Shopping } from './shopping.ts'

/** Appends copies of positions to a held cart, in their order; the buyer sees their prices of today in the answer. */
export async function copyPositions(
  tools: Tools,
  { db }: Shopping,
  lines: readonly Line[],
  cartId: string,
): Promise<void> {
  const groupIdOf = nameGroups(
    tools.ids,
    lines.map(({ row }) => row.position.groupId),
  )
  const createdAt = tools.clock.now()
  const copies = lines.map(({ row, price }) => ({
    ...row.position,
    id: tools.ids.next(),
    cartId,
    groupId: groupIdOf(row.position.groupId),
    seenPrice: price,
    seenAvailability: row.availability,
    createdAt,
  }))
  await insertPositions(db, cartId, copies)
}
