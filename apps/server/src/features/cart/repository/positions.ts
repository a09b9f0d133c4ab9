import type { Availability } from '@normwerk/contract/product'
import type { Remark } from '@normwerk/contract/remarks'
import type { Cents } from '@normwerk/pricing/money'
import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { articleColumns, pricedPart } from '../../../database/part-columns.ts'
import { articles } from '../../../database/tables/articles.ts'
import { cartPositions } from '../../../database/tables/cart-positions.ts'
import { carts } from '../../../database/tables/carts.ts'
import { products } from '../../../database/tables/products.ts'
import { AppError } from '../../../http/app-error.ts'
import type { CallContext } from '../../../http/call-context.ts'
import { RetryTransaction } from '../../../http/retry-transaction.ts'
import { checkRestored, countPositions, rejectBeyond } from './capacity.ts'
import { nextVersion } from './carts.ts'
import { permitted, rejectCart } from './locks.ts'

// A position is changed only together with its cart's id, which was locked before, because another call may have moved
// it meanwhile.

export type NewPosition = Omit<typeof cartPositions.$inferInsert, 'sortIndex'>

type PositionFields = Partial<Omit<NewPosition, 'id' | 'cartId' | 'createdAt'>>

/** The acknowledged values of a position; no price means on request. */
interface Acknowledged {
  id: string
  price: Cents | null
  availability: Availability
}

/** Rows per statement, because its parameters are counted in 16 bits. */
const maxAtOnce = 2000

function lastIndex(db: Queries, cartId: string) {
  return db
    .select({ index: sql<number>`coalesce(max(${cartPositions.sortIndex}), 0)`.as('index') })
    .from(cartPositions)
    .where(eq(cartPositions.cartId, cartId))
}

/** Returns the last index of a locked cart, and its number of positions. */
export async function readEnd(db: Queries, cartId: string): Promise<{ index: number; count: number }> {
  const [end] = await db
    .select({
      index: sql<number>`coalesce(max(${cartPositions.sortIndex}), 0)`,
      count: sql`count(*) filter (where ${cartPositions.deletedAt} is null)`.mapWith(Number),
    })
    .from(cartPositions)
    .where(eq(cartPositions.cartId, cartId))
  return end ?? { index: 0, count: 0 }
}

export async function insertPosition(db: Queries, position: NewPosition): Promise<void> {
  const { cartId } = position
  const [inserted] = await db
    .insert(cartPositions)
    .values({ ...position, sortIndex: sql`${lastIndex(db, cartId)} + 1` })
    .returning({ before: countPositions(db, cartId) })
  rejectBeyond((inserted?.before ?? 0) + 1)
}

/** Appends positions in their order. */
export async function insertPositions(db: Queries, cartId: string, positions: readonly NewPosition[]): Promise<void> {
  if (positions.length === 0) return
  const { index, count } = await readEnd(db, cartId)
  rejectBeyond(count + positions.length)
  await insertFrom(db, cartId, index + 1, positions)
}

/** Inserts positions in their order before those from this index on. Removed positions keep their places too. */
export async function insertPositionsAt(
  db: Queries,
  cartId: string,
  first: number,
  positions: readonly NewPosition[],
): Promise<void> {
  await db
    .update(cartPositions)
    .set({ sortIndex: sql`${cartPositions.sortIndex} + ${positions.length}` })
    .where(and(eq(cartPositions.cartId, cartId), gte(cartPositions.sortIndex, first)))
  await insertFrom(db, cartId, first, positions)
}

async function insertFrom(db: Queries, cartId: string, first: number, positions: readonly NewPosition[]) {
  const rows = positions.map((position, index) => ({ ...position, cartId, sortIndex: first + index }))
  for (let start = 0; start < rows.length; start += maxAtOnce) {
    await db.insert(cartPositions).values(rows.slice(start, start + maxAtOnce))
  }
}

/** Counts a change of the cart of a position, which locks it, and reads the position; the caller may edit the cart. */
export async function lockPosition(context: CallContext, positionId: string) {
  const { db, caller } = context
  const cartId = await bumpCartVersion(context, positionId)
  // The statement that waited for the lock still sees the position as it was before.
  const [locked] = await db
    .select({ position: cartPositions, part: { ...articleColumns, ...pricedPart(db, caller.companyId) } })
    .from(cartPositions)
    .innerJoin(articles, eq(articles.id, cartPositions.dimensionId))
    .innerJoin(products, eq(products.id, articles.productId))
    .where(and(eq(cartPositions.id, positionId), eq(cartPositions.cartId, cartId), isNull(cartPositions.deletedAt)))
    .prepare('cart_lock_position')
    .execute()
  return locked ?? rejectPosition(context, positionId, cartId)
}

/** Of the cart that holds a position, a removed one too. */
async function bumpCartVersion(context: CallContext, positionId: string): Promise<string> {
  const { db, caller } = context
  const [cart] = await db
    .update(carts)
    .set(nextVersion)
    .from(cartPositions)
    .where(and(eq(cartPositions.id, positionId), eq(carts.id, cartPositions.cartId), permitted(db, caller, 'edit')))
    .returning({ id: carts.id })
  return cart?.id ?? rejectPosition(context, positionId)
}

/** Says why a position can't be changed. One that was moved while its cart was waited for is looked up again. */
async function rejectPosition({ db, caller }: CallContext, positionId: string, lockedCartId?: string): Promise<never> {
  const [position] = await db
    .select({ cartId: cartPositions.cartId })
    .from(cartPositions)
    .where(eq(cartPositions.id, positionId))
  if (position === undefined || position.cartId === lockedCartId) throw new AppError('entryNotFound')
  if (lockedCartId !== undefined) throw new RetryTransaction()
  return rejectCart(db, caller, position.cartId)
}

/** Changes the named fields of a locked position. */
export async function updatePosition(db: Queries, positionId: string, fields: PositionFields): Promise<void> {
  await db
    .update(cartPositions)
    // The first field changes nothing, but an update without fields would be invalid.
    .set({ deletedAt: null, ...fields })
    .where(eq(cartPositions.id, positionId))
}

export type Remarks = Pick<PositionFields, Remark>

/** Sets the same remarks for the named positions that are in the cart; at least one remark is named. */
export async function setRemarks(
  db: Queries,
  cartId: string,
  positionIds: readonly string[],
  remarks: Remarks,
): Promise<void> {
  await db
    .update(cartPositions)
    .set(remarks)
    .where(and(eq(cartPositions.cartId, cartId), isNull(cartPositions.deletedAt), isOneOf(positionIds)))
}

/** Takes back the removal of a position, and answers the id of its cart. */
export async function restorePositionRow(context: CallContext, positionId: string): Promise<string> {
  const { db } = context
  const cartId = await bumpCartVersion(context, positionId)
  const restored = await db
    .update(cartPositions)
    .set({ deletedAt: null })
    .where(and(eq(cartPositions.id, positionId), eq(cartPositions.cartId, cartId)))
    .returning({ id: cartPositions.id })
  if (restored.length === 0) return rejectPosition(context, positionId, cartId)
  await checkRestored(db, cartId, restored.length)
  return cartId
}

/** Removes the named positions that are in the cart; without names it removes all. */
export async function removePositions(
  db: Queries,
  cartId: string,
  now: Date,
  positionIds?: readonly string[],
): Promise<void> {
  const named = positionIds && isOneOf(positionIds)
  await db
    .update(cartPositions)
    .set({ deletedAt: now })
    .where(and(eq(cartPositions.cartId, cartId), isNull(cartPositions.deletedAt), named))
}

/** Restores the named positions that were removed from the cart. */
export async function restorePositions(db: Queries, cartId: string, positionIds: readonly string[]): Promise<void> {
  const restored = await db
    .update(cartPositions)
    .set({ deletedAt: null })
    .where(and(eq(cartPositions.cartId, cartId), isNotNull(cartPositions.deletedAt), isOneOf(positionIds)))
    .returning({ id: cartPositions.id })
  await checkRestored(db, cartId, restored.length)
}

export async function deleteRemovedPositions(db: Queries, removedBefore: Date): Promise<void> {
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

/** Lists the group of a position that is still in the cart, in its order. */
export function listGroup(db: Queries, cartId: string, positionId: string) {
  const inCart = and(eq(cartPositions.cartId, cartId), isNull(cartPositions.deletedAt))
  const group = db
    .select({ groupId: cartPositions.groupId })
    .from(cartPositions)
    .where(and(eq(cartPositions.id, positionId), inCart))
  return db
    .select()
    .from(cartPositions)
    .where(and(inCart, or(eq(cartPositions.id, positionId), inArray(cartPositions.groupId, group))))
    .orderBy(asc(cartPositions.sortIndex))
}

/** Stores the shown values of positions as acknowledged. */
export async function acknowledgeRows(db: Queries, shown: readonly Acknowledged[]): Promise<void> {
  await db
    .update(cartPositions)
    .set({ acknowledgedPrice: sql`shown.price`, acknowledgedAvailability: sql`shown.availability` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(shown)}::jsonb) as shown (id uuid, price bigint, availability text)`)
    .where(sql`${cartPositions.id} = shown.id`)
}

export function isOneOf(positionIds: readonly string[]) {
  return sql`${cartPositions.id} = any(${idsOf(positionIds)})`
}

export function idsOf(positionIds: readonly string[]) {
  return sql`${sql.param(positionIds)}::uuid[]`
}
