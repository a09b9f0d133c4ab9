import type { Availability } from '@normwerk/contract/product'
import type { Cents } from '@normwerk/pricing/money'
import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queries } from '../../database/client.ts'
import { cartPositions } from '../../database/tables/cart-positions.ts'
import { AppError } from '../../http/app-error.ts'

// A position is changed only as one of the cart that was held before: another call may have moved it meanwhile.

export type NewPosition = Omit<typeof cartPositions.$inferInsert, 'sortIndex'>
export type PositionFields = Partial<Omit<NewPosition, 'id' | 'cartId' | 'createdAt'>>

/** What the buyer saw of a position; no price: on request. */
export interface Seen {
  id: string
  price: Cents | null
  availability: Availability
}

/** So many rows in one statement: its parameters are counted in 16 bits. */
const mostAtOnce = 2000

function lastIndex(db: Queries, cartId: string) {
  return db
    .select({ index: sql<number>`coalesce(max(${cartPositions.sortIndex}), 0)`.as('index') })
    .from(cartPositions)
    .where(eq(cartPositions.cartId, cartId))
}

export async function insertPosition(db: Queries, position: NewPosition): Promise<void> {
  await db.insert(cartPositions).values({ ...position, sortIndex: sql`${lastIndex(db, position.cartId)} + 1` })
}

/** Appends positions in their order. */
export async function insertPositions(db: Queries, cartId: string, positions: readonly NewPosition[]): Promise<void> {
  const [last] = await lastIndex(db, cartId)
  const first = (last?.index ?? 0) + 1
  const rows = positions.map((position, index) => ({ ...position, cartId, sortIndex: first + index }))
  for (let start = 0; start < rows.length; start += mostAtOnce) {
    await db.insert(cartPositions).values(rows.slice(start, start + mostAtOnce))
  }
}

/** Changes the named fields of a position that is still in the cart. */
export async function changePositionRow(
  db: Queries,
  { cartId, positionId }: { cartId: string; positionId: string },
  fields: PositionFields,
): Promise<void> {
  const changed = await db
    .update(cartPositions)
    // The first field says nothing new; without any an update has no form.
    .set({ deletedAt: null, ...fields })
    .where(and(eq(cartPositions.id, positionId), eq(cartPositions.cartId, cartId), isNull(cartPositions.deletedAt)))
    .returning({ id: cartPositions.id })
  if (changed.length === 0) throw new AppError('entryNotFound')
}

export async function restorePositionRow(db: Queries, cartId: string, positionId: string): Promise<void> {
  const restored = await db
    .update(cartPositions)
    .set({ deletedAt: null })
    .where(and(eq(cartPositions.id, positionId), eq(cartPositions.cartId, cartId)))
    .returning({ id: cartPositions.id })
  if (restored.length === 0) throw new AppError('entryNotFound')
}

export async function removePositions(db: Queries, cartId: string, now: Date): Promise<void> {
  await db
    .update(cartPositions)
    .set({ deletedAt: now })
    .where(and(eq(cartPositions.cartId, cartId), isNull(cartPositions.deletedAt)))
}

export async function purgePositions(db: Queries, removedBefore: Date): Promise<void> {
  await db.delete(cartPositions).where(lt(cartPositions.deletedAt, removedBefore))
}

export async function hasPositions(db: Queries, cartId: string): Promise<boolean> {
  const found = await db
    .select({ id: cartPositions.id })
    .from(cartPositions)
    .where(and(eq(cartPositions.cartId, cartId), isNull(cartPositions.deletedAt)))
    .limit(1)
  return found.length > 0
}

/** The carts in which positions are, those that are still there. */
export async function findCartsOf(db: Queries, positionIds: readonly string[]): Promise<string[]> {
  const found = await db
    .selectDistinct({ cartId: cartPositions.cartId })
    .from(cartPositions)
    .where(and(isOneOf(positionIds), isNull(cartPositions.deletedAt)))
  return found.map(({ cartId }) => cartId)
}

/** Positions of these carts with all of their groups, in their order. */
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

/** Puts positions at the end of another cart, in the order named. */
export async function movePositionRows(db: Queries, positionIds: readonly string[], cartId: string): Promise<void> {
  const [last] = await lastIndex(db, cartId)
  await db
    .update(cartPositions)
    .set({ cartId, sortIndex: sql`${last?.index ?? 0} + array_position(${idsOf(positionIds)}, ${cartPositions.id})` })
    .where(isOneOf(positionIds))
}

/** Keeps what was shown of positions as seen. */
export async function markRowsSeen(db: Queries, shown: readonly Seen[]): Promise<void> {
  await db
    .update(cartPositions)
    .set({ seenPrice: sql`shown.price`, seenAvailability: sql`shown.availability` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(shown)}::jsonb) as shown (id uuid, price bigint, availability text)`)
    .where(sql`${cartPositions.id} = shown.id`)
}

function isOneOf(positionIds: readonly string[]) {
  return sql`${cartPositions.id} = any(${idsOf(positionIds)})`
}

function idsOf(positionIds: readonly string[]) {
  return sql`${sql.param(positionIds)}::uuid[]`
}
