import { defaultDeliveryType, maxCarts, maxPositions } from '@normwerk/contract/cart'
import { noRemarks } from '@normwerk/parts/remarks'
import { and, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { type Given, lockByName, type PlaceOf, prepareOnce, type Queries } from '../../../database/client.ts'
import { cartPositions, cartShares, carts, notHandedOver } from '../../../database/tables/carts.ts'
import { AppError, type Customer } from '../../../http/call.ts'
import { type CallerIds, idsOf, permitted, placesOf, rejectCart } from './access.ts'

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

function rejectCartsBeyond(count: number): void {
  if (count > maxCarts) throw new AppError('tooManyCarts')
}

// Every change first updates the row of the cart. This counts the change in the cart's version and locks the row, so
// that the changes of a cart are made one after the other.

export const nextVersion = { version: sql`${carts.version} + 1` }

type CartFields = Omit<PgUpdateSetSource<typeof carts>, 'id' | 'version' | 'createdAt'>

/** Makes a cart, unless its owner has as many as allowed. */
export async function insertCart(db: Queries, cart: typeof carts.$inferInsert): Promise<void> {
  await lockByName(db, 'entriesOf', cart.userId)
  const others = db.select({ count: sql`count(*)` }).from(carts).where(eq(carts.userId, cart.userId))
  const [made] = await db
    .insert(carts)
    .values(cart)
    .returning({ others: sql`(${others})`.mapWith(Number) })
  rejectCartsBeyond((made?.others ?? 0) + 1)
}

/** Inserts a default cart, unless another call has just done so. */
export async function insertDefaultCart(db: Queries, cart: { id: string; userId: string; createdAt: Date }) {
  await db
    .insert(carts)
    .values({ ...cart, isDefault: true })
    .onConflictDoNothing()
}

/** Changes the named fields of a cart that the caller may edit. */
export async function changeCartRow(db: Queries, caller: Customer, cartId: string, fields: CartFields): Promise<void> {
  const changed = await db
    .update(carts)
    .set({ ...fields, ...nextVersion })
    .where(and(eq(carts.id, cartId), permitted(db, caller, 'edit')))
    .returning({ id: carts.id })
  if (changed.length === 0) await rejectCart(db, caller, cartId)
}

const bumpOne = prepareOnce('cart_bump', (db, at: PlaceOf<CallerIds & { cartId: string }>) =>
  db
    .update(carts)
    .set(nextVersion)
    .where(and(eq(carts.id, at('cartId')), permitted(db, placesOf(at), 'edit')))
    .returning({ id: carts.id }),
)

/** Bumps the version of a cart that the caller may edit. */
export async function bumpVersion(db: Queries, caller: Customer, cartId: string): Promise<void> {
  const bumped = await bumpOne(db, { ...idsOf(caller), cartId })
  if (bumped.length === 0) await rejectCart(db, caller, cartId)
}

const bumpDefault = prepareOnce('cart_bump_default', (db, at: PlaceOf<{ userId: string }>) =>
  db
    .update(carts)
    .set(nextVersion)
    .where(and(eq(carts.userId, at('userId')), eq(carts.isDefault, true)))
    .returning({ id: carts.id }),
)

/** Bumps the version of the default cart; undefined if there is none yet. */
export async function bumpDefaultVersion(db: Queries, { userId }: Customer): Promise<string | undefined> {
  const [cart] = await bumpDefault(db, { userId })
  return cart?.id
}

/** Changes the named fields of locked carts; without fields it only bumps their versions. */
export async function changeLockedCarts(db: Queries, cartIds: string[], fields: CartFields = {}): Promise<void> {
  if (cartIds.length === 0) return
  await db
    .update(carts)
    .set({ ...fields, ...nextVersion })
    .where(inArray(carts.id, cartIds))
}

/** Deletes the positions permanently, so that an undo does not restore an ordered one, and clears the header. */
export const emptyCartRow = prepareOnce('cart_empty', (db, at: PlaceOf<{ cartId: string }>) => {
  const emptied = db.$with('emptied').as(db.delete(cartPositions).where(eq(cartPositions.cartId, at('cartId'))))
  // The cart was shared for this order only.
  const unshared = db.$with('unshared').as(db.delete(cartShares).where(eq(cartShares.cartId, at('cartId'))))
  const header = {
    ...notHandedOver,
    name: null,
    projectId: null,
    ...noRemarks,
    deliveryAddressId: null,
    deliveryType: defaultDeliveryType,
    completeDelivery: false,
    costCentre: null,
  } as const
  return db
    .with(emptied, unshared)
    .update(carts)
    .set({ ...header, ...nextVersion })
    .where(eq(carts.id, at('cartId')))
})

/** Locks all carts of the caller first, because two simultaneous calls could otherwise leave two default carts. */
export async function chooseDefaultRow(db: Queries, caller: Customer, cartId: string): Promise<void> {
  const own = eq(carts.userId, caller.userId)
  await db.select({ id: carts.id }).from(carts).where(own).orderBy(carts.id).for('update')
  await db
    .update(carts)
    .set({ isDefault: false })
    .where(and(own, eq(carts.isDefault, true), ne(carts.id, cartId)))
  const chosen = await db
    .update(carts)
    .set({ isDefault: true, ...nextVersion })
    .where(and(own, eq(carts.id, cartId)))
    .returning({ id: carts.id })
  if (chosen.length === 0) await rejectCart(db, caller, cartId)
}

/** Deletes a locked cart with its removed positions and its shares. */
export async function deleteCartRow(db: Queries, cartId: string): Promise<void> {
  await db.delete(carts).where(eq(carts.id, cartId))
}

const countDefault = prepareOnce('cart_count_default', (db, at: PlaceOf<{ userId: string }>) =>
  db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(cartPositions)
    .innerJoin(carts, eq(carts.id, cartPositions.cartId))
    .where(and(eq(carts.userId, at('userId')), eq(carts.isDefault, true), isNull(cartPositions.deletedAt))),
)

/** Counts the positions of the default cart; 0 if there is none yet. */
export async function countDefaultPositions(db: Queries, { userId }: Customer): Promise<number> {
  const [counted] = await countDefault(db, { userId })
  return counted?.count ?? 0
}

export async function findDefaultCart(db: Queries, caller: Customer): Promise<string | undefined> {
  const [cart] = await db
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.userId, caller.userId), eq(carts.isDefault, true)))
  return cart?.id
}
