import { maxCarts, maxPositions } from '@normwerk/contract/cart'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { cartPositions } from '../../../database/tables/cart-positions.ts'
import { carts } from '../../../database/tables/carts.ts'
import { AppError } from '../../../http/app-error.ts'

/** How many positions a cart has, as a part of a statement; what the statement itself adds does not count. */
export function countPositions(db: Queries, cartId: string): SQL<number> {
  const positions = db
    .select({ count: sql`count(*)` })
    .from(cartPositions)
    .where(and(eq(cartPositions.cartId, cartId), isNull(cartPositions.deletedAt)))
  return sql`(${positions})`.mapWith(Number)
}

/** Refuses what made a locked cart grow beyond what any may be. */
export async function assertCapacity(db: Queries, cartId: string): Promise<void> {
  rejectBeyond(await readCount(db, cartId))
}

/** The same of positions taken back, but that a cart from before the limit, larger still, gets back what was its own. */
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

/** Refuses another cart to who has as many as anybody may; of calls at once a few may still pass. */
export async function checkCartCount(db: Queries, userId: string): Promise<void> {
  rejectCartsBeyond((await db.$count(carts, eq(carts.userId, userId))) + 1)
}

export function rejectCartsBeyond(count: number): void {
  if (count > maxCarts) throw new AppError('tooManyCarts')
}
