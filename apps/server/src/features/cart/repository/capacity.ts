import { maxCarts, maxPositions } from '@normwerk/contract/cart'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { lockByName } from '../../../database/advisory-lock.ts'
import type { Queries } from '../../../database/client.ts'
import type { Given } from '../../../database/prepare-once.ts'
import { cartPositions, carts } from '../../../database/tables/carts.ts'
import { AppError } from '../../../http/app-error.ts'

/** Returns a subquery that counts the positions of a cart. It does not count those that the same statement adds. */
export function countPositions(db: Queries, cartId: Given<string>): SQL<number> {
  const positions = db
    .select({ count: sql`count(*)` })
    .from(cartPositions)
    .where(and(eq(cartPositions.cartId, cartId), isNull(cartPositions.deletedAt)))
  return sql`(${positions})`.mapWith(Number)
}

/** Rejects a change after which a locked cart has too many positions. */
export async function assertCapacity(db: Queries, cartId: string): Promise<void> {
  rejectBeyond(await readCount(db, cartId))
}

/**
 * Does the same for restored positions. A cart from before the limit may be larger, and may restore its own positions.
 */
export async function checkRestored(db: Queries, cartId: string, restored: number): Promise<void> {
  const count = await readCount(db, cartId)
  if (count - restored <= maxPositions) rejectBeyond(count)
}

async function readCount(db: Queries, cartId: string): Promise<number> {
  const [cart] = await db
    .select({ count: countPositions(db, cartId) })
    .from(carts)
    .where(eq(carts.id, cartId))
  return cart?.count ?? 0
}

export function rejectBeyond(count: number): void {
  if (count > maxPositions) throw new AppError('cartFull')
}

/** Rejects another cart for a user who has the maximum number. Calls at the same moment count the carts of each other. */
export async function checkCartCount(db: Queries, userId: string): Promise<void> {
  await lockByName(db, 'entriesOf', userId)
  rejectCartsBeyond((await db.$count(carts, eq(carts.userId, userId))) + 1)
}

export function rejectCartsBeyond(count: number): void {
  if (count > maxCarts) throw new AppError('tooManyCarts')
}
