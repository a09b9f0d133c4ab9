import type { ChangePositions } from '@normwerk/contract/cart/position'
import type { Availability } from '@normwerk/contract/product'
import type { Remark } from '@normwerk/parts/remarks'
import type { Cents } from '@normwerk/pricing/money'
import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { articles } from '../../../database/tables/articles.ts'
import { cartPositions, carts, configurations } from '../../../database/tables/carts.ts'
import { products } from '../../../database/tables/products.ts'
import { AppError, type CallContext } from '../../../http/call.ts'
import { permitted } from './access.ts'
import { checkRestored, rejectBeyond } from './carts.ts'
import { readEnd } from './positions.ts'

/** Rejects positions of other carts, of whomever they are. Positions that were removed from the cart are accepted. */
export async function checkPositionsOf(db: Queries, cartId: string, positionIds: readonly string[]): Promise<void> {
  const found = await db.$count(cartPositions, and(eq(cartPositions.cartId, cartId), isOneOf(positionIds)))
  if (found < new Set(positionIds).size) throw new AppError('entryNotFound')
}

/** Sets the same remarks for the named positions that are in the cart; at least one remark is named. */
export async function setRemarks(
  db: Queries,
  cartId: string,
  positionIds: readonly string[],
  remarks: Pick<ChangePositions, Remark>,
): Promise<void> {
  await db
    .update(cartPositions)
    .set(remarks)
    .where(and(eq(cartPositions.cartId, cartId), isNull(cartPositions.deletedAt), isOneOf(positionIds)))
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

export function positionsRemovedBefore(before: Date) {
  return { table: cartPositions, instant: cartPositions.deletedAt, before }
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

/** The acknowledged values of a position; no price means on request. */
interface Acknowledged {
  id: string
  price: Cents | null
  availability: Availability
}

/** Stores the shown values of positions as acknowledged. */
export async function acknowledgeRows(db: Queries, shown: readonly Acknowledged[]): Promise<void> {
  await db
    .update(cartPositions)
    .set({ acknowledgedPrice: sql`shown.price`, acknowledgedAvailability: sql`shown.availability` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(shown)}::jsonb) as shown (id uuid, price bigint, availability text)`)
    .where(sql`${cartPositions.id} = shown.id`)
}

/** Reads the positions of a group in a cart that the caller may read, in their order, each with its article. */
export function readGroupRows({ db, caller }: CallContext, groupId: string) {
  return db
    .select({
      position: cartPositions,
      configurationId: configurations.id,
      configurationName: configurations.name,
      settings: configurations.settings,
      articleNo: articles.articleNo,
      values: articles.values,
      family: products.family,
      material: products.material,
      coating: products.coating,
    })
    .from(cartPositions)
    .innerJoin(carts, eq(carts.id, cartPositions.cartId))
    .innerJoin(configurations, eq(configurations.id, cartPositions.configurationId))
    .innerJoin(articles, eq(articles.id, cartPositions.articleId))
    .innerJoin(products, eq(products.id, articles.productId))
    .where(and(eq(cartPositions.groupId, groupId), isNull(cartPositions.deletedAt), permitted(db, caller, 'read')))
    .orderBy(asc(cartPositions.sortIndex))
}

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

function isOneOf(positionIds: readonly string[]) {
  return sql`${cartPositions.id} = any(${idsOf(positionIds)})`
}

function idsOf(positionIds: readonly string[]) {
  return sql`${sql.param(positionIds)}::uuid[]`
}
