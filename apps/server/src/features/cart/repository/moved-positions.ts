import { and, asc, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { cartPositions } from '../../../database/tables/cart-positions.ts'
import { rejectBeyond } from './capacity.ts'
import { idsOf, isOneOf, readEnd } from './positions.ts'

/** Returns the carts of the positions that still exist. */
export async function findCartsOf(db: Queries, positionIds: readonly string[]): Promise<string[]> {
  const found = await db
    .selectDistinct({ cartId: cartPositions.cartId })
    .from(cartPositions)
    .where(and(isOneOf(positionIds), isNull(cartPositions.deletedAt)))
  return found.map(({ cartId }) => cartId)
}

/** Whether all of these positions are in carts and not removed. */
export async function areThere(db: Queries, positionIds: readonly string[]): Promise<boolean> {
  const count = await db.$count(cartPositions, and(isOneOf(positionIds), isNull(cartPositions.deletedAt)))
  return count === positionIds.length
}

/** Lists positions of these carts with all of their groups, in their order. */
export function listWithGroups(db: Queries, cartIds: string[], positionIds: readonly string[]) {
  const inCarts = and(inArray(cartPositions.cartId, cartIds), isNull(cartPositions.deletedAt))
  const groups = db
    .select({ groupId: cartPositions.groupId })
    .from(cartPositions)
    .where(and(isOneOf(positionIds), inCarts))
  return db
    .select({ id: cartPositions.id, cartId: cartPositions.cartId })
    .from(cartPositions)
    .where(and(inCarts, or(isOneOf(positionIds), inArray(cartPositions.groupId, groups))))
    .orderBy(asc(cartPositions.cartId), asc(cartPositions.sortIndex))
}

/** Moves positions of other carts to the end of a locked one, in the order named. */
export async function movePositionRows(db: Queries, positionIds: readonly string[], cartId: string): Promise<void> {
  const { index, count } = await readEnd(db, cartId)
  rejectBeyond(count + positionIds.length)
  const moved = await db
    .update(cartPositions)
    .set({ cartId, sortIndex: sql`${index} + array_position(${idsOf(positionIds)}, ${cartPositions.id})` })
    .where(isOneOf(positionIds))
    .returning({ groupId: cartPositions.groupId })
  const groups = [...new Set(moved.flatMap(({ groupId }) => groupId ?? []))]
  if (groups.length > 0) await leaveGroups(db, groups, cartId)
}

/** A position that was removed from a group before the group moved becomes a single part when it is restored. */
async function leaveGroups(db: Queries, groups: string[], cartId: string): Promise<void> {
  const single = sql`case when ${cartPositions.changedLength} is null then 'Standard' else 'ChangedLength' end`
  await db
    .update(cartPositions)
    .set({ groupId: null, configurationId: null, positionType: single })
    .where(and(inArray(cartPositions.groupId, groups), ne(cartPositions.cartId, cartId)))
}
