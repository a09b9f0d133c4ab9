import type { cartPositions } from '../../database/tables/cart-positions.ts'
import type { Tools } from '../../tools.ts'
import { buildPositions } from './add-positions.ts'
import { touchCartOf } from './change-rows.ts'
import type { Fitted } from './fit-position.ts'
import { readParts } from './part-rows.ts'
import { insertPositionsAt, listGroup, refusePosition, removePositions } from './position-rows.ts'
import { unseenStill } from './seen.ts'
import type { Shopping } from './shopping.ts'

interface Group {
  parts: readonly Fitted[]
  configurationId: string
}

/**
 * Puts a group in the place of the one to which a position belongs, or of that position alone, and answers the id of
 * the cart. A note that all of the old ones had goes over to the new ones.
 */
export async function replaceGroup(
  tools: Tools,
  shopping: Shopping,
  positionId: string,
  { parts, configurationId }: Group,
): Promise<string> {
  const { db } = shopping
  const cartId = await touchCartOf(shopping, positionId)
  const old = await listGroup(db, cartId, positionId)
  const [first] = old
  if (first === undefined) return refusePosition(db, { cartId, positionId })
  const notes = {
    commission: agreed(old, 'commission'),
    comment: agreed(old, 'comment'),
    customerOrderNumber: agreed(old, 'customerOrderNumber'),
  }
  await removePositions(
    db,
    cartId,
    tools.clock.now(),
    old.map(({ id }) => id),
  )
  const unseen = await findUnseen(shopping, old)
  const positions = parts.map((part) => ({
    part: { ...part, ...unseen.get(part.dimensionId) },
    ...notes,
    group: 0,
    configurationId,
  }))
  await insertPositionsAt(db, cartId, first.sortIndex, buildPositions(tools, cartId, positions))
  return cartId
}

type Position = typeof cartPositions.$inferSelect

/** Changes that nobody has seen yet, by part: they stay unseen in its new place. */
async function findUnseen(shopping: Shopping, old: readonly Position[]) {
  const parts = await readParts(
    shopping,
    old.map(({ dimensionId }) => dimensionId),
  )
  const byId = new Map(parts.map((part) => [part.id, part]))
  return new Map(
    old.flatMap((position) => {
      const part = byId.get(position.dimensionId)
      const unseen = part && unseenStill(part, position)
      return unseen ? [[position.dimensionId, unseen] as const] : []
    }),
  )
}

type Note = 'commission' | 'comment' | 'customerOrderNumber'

function agreed(rows: readonly Pick<Position, Note>[], note: Note): string | null {
  const [value = null, ...others] = new Set(rows.map((row) => row[note]))
  return others.length === 0 ? value : null
}
