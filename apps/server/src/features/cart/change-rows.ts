import { and, eq, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/client.ts'
import { cartPositions } from '../../database/tables/cart-positions.ts'
import { carts } from '../../database/tables/carts.ts'
import { AppError } from '../../http/app-error.ts'
import type { Customer } from '../../http/caller.ts'
import type { Shopping } from './shopping.ts'

// Every change begins with the row of the cart: its version counts the change, and its lock
// makes the changes of one cart follow one another.

const nextVersion = { version: sql`${carts.version} + 1` }

type CartFields = Partial<
  Pick<
    typeof carts.$inferInsert,
    'customerOrderNumber' | 'commission' | 'comment' | 'deliveryAddressId' | 'deliveryType'
  >
>
export type PositionFields = Partial<
  Pick<
    typeof cartPositions.$inferInsert,
    | 'positionType'
    | 'dimensionId'
    | 'quantity'
    | 'changedLength'
    | 'toleranceClass'
    | 'isThreeOne'
    | 'commission'
    | 'comment'
    | 'customerOrderNumber'
    | 'deletedAt'
  >
>

/** Makes a default cart, unless another call just did. */
export async function insertDefaultCart(
  db: Queries,
  cart: { id: string; userId: string; name: string; createdAt: Date },
) {
  await db
    .insert(carts)
    .values({ ...cart, isDefault: true })
    .onConflictDoNothing()
}

export async function changeCartRow(db: Queries, caller: Customer, cartId: string, fields: CartFields): Promise<void> {
  const changed = await updateCart(db, and(eq(carts.id, cartId), eq(carts.userId, caller.userId)), fields)
  if (changed === undefined) throw new AppError('entryNotFound')
}

/** Counts a change of the default cart; undefined when there is none yet. */
export function touchDefaultCart(db: Queries, caller: Customer): Promise<string | undefined> {
  return updateCart(db, and(eq(carts.userId, caller.userId), eq(carts.isDefault, true)), {})
}

async function updateCart(db: Queries, which: SQL | undefined, fields: CartFields): Promise<string | undefined> {
  const [cart] = await db
    .update(carts)
    .set({ ...fields, ...nextVersion })
    .where(which)
    .returning({ id: carts.id })
  return cart?.id
}

/** Counts a change of the cart that holds a position, a removed one too. */
export async function touchCartOf({ db, caller }: Shopping, positionId: string): Promise<string> {
  const [cart] = await db
    .update(carts)
    .set(nextVersion)
    .from(cartPositions)
    .where(and(eq(cartPositions.id, positionId), eq(carts.id, cartPositions.cartId), eq(carts.userId, caller.userId)))
    .returning({ id: carts.id })
  if (cart === undefined) throw new AppError('entryNotFound')
  return cart.id
}

export async function insertPosition(
  db: Queries,
  position: Omit<typeof cartPositions.$inferInsert, 'sortIndex'>,
): Promise<void> {
  const last = db
    .select({ index: sql`coalesce(max(${cartPositions.sortIndex}), 0)` })
    .from(cartPositions)
    .where(eq(cartPositions.cartId, position.cartId))
  await db.insert(cartPositions).values({ ...position, sortIndex: sql`${last} + 1` })
}

/** Changes the named fields of a position that is still in the cart. */
export async function changePositionRow(db: Queries, positionId: string, fields: PositionFields): Promise<void> {
  const changed = await db
    .update(cartPositions)
    // The first field says nothing new; without any an update has no form.
    .set({ deletedAt: null, ...fields })
    .where(and(eq(cartPositions.id, positionId), isNull(cartPositions.deletedAt)))
    .returning({ id: cartPositions.id })
  if (changed.length === 0) throw new AppError('entryNotFound')
}

export async function restorePositionRow(db: Queries, positionId: string): Promise<void> {
  const restored = await db
    .update(cartPositions)
    .set({ deletedAt: null })
    .where(eq(cartPositions.id, positionId))
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

/** Holds the cart against every change until the transaction ends. */
export async function lockCart(db: Queries, caller: Customer, cartId: string): Promise<void> {
  const locked = await db
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.id, cartId), eq(carts.userId, caller.userId)))
    .for('update')
    .prepare('cart_lock')
    .execute()
  if (locked.length === 0) throw new AppError('entryNotFound')
}

/** Positions for good, so that an undo does not bring an ordered one back, and all header fields. */
export async function emptyCartRow(db: Queries, cartId: string): Promise<void> {
  const emptied = db.$with('emptied').as(db.delete(cartPositions).where(eq(cartPositions.cartId, cartId)))
  const header = {
    customerOrderNumber: null,
    commission: null,
    comment: null,
    deliveryAddressId: null,
    deliveryType: 'StandardDelivery',
  } as const
  await db
    .with(emptied)
    .update(carts)
    .set({ ...header, ...nextVersion })
    .where(eq(carts.id, cartId))
    .prepare('cart_empty')
    .execute()
}

/** All carts of the caller are held first: two choices at once would else leave two default carts. */
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
  if (chosen.length === 0) throw new AppError('entryNotFound')
}
