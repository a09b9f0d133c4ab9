import type { CartRight } from '@normwerk/contract/cart'
import { and, asc, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { type Given, type PlaceOf, prepareOnce } from '../../../database/prepare-once.ts'
import { cartShares, carts } from '../../../database/tables/carts.ts'
import { projects } from '../../../database/tables/companies.ts'
import { users } from '../../../database/tables/users.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Customer } from '../../../http/session/caller.ts'

/** The delivery address of carts. */
export interface Destination {
  id: string
  companyId: string
  /** Carts without a chosen address use it, before or after the change. */
  isUsual: boolean
}

/** Locks all carts that go to an address. */
export function lockCartsTo(db: Queries, { id, companyId, isUsual }: Destination): Promise<string[]> {
  const unchosen = and(isNull(carts.deliveryAddressId), ofCompany(db, companyId))
  return lockCarts(db, or(eq(carts.deliveryAddressId, id), isUsual ? unchosen : undefined))
}

export function lockCartsOfCompany(db: Queries, companyId: string): Promise<string[]> {
  return lockCarts(db, ofCompany(db, companyId))
}

function ofCompany(db: Queries, companyId: string): SQL {
  return inArray(carts.userId, db.select({ id: users.id }).from(users).where(eq(users.companyId, companyId)))
}

/** Locks carts in the order of their ids, as all code does, so that simultaneous calls cannot deadlock. */
async function lockCarts(db: Queries, which: SQL | undefined): Promise<string[]> {
  const locked = await db.select({ id: carts.id }).from(carts).where(which).orderBy(asc(carts.id)).for('update')
  return locked.map(({ id }) => id)
}

/** The user and the company of a caller, or their places in a prepared statement. */
export interface GivenCaller {
  userId: Given<string>
  companyId: Given<string>
}

/** The values by which a prepared statement knows the caller. */
export type CallerIds = { userId: string; companyId: string }

export function idsOf({ userId, companyId }: Customer): CallerIds {
  return { userId, companyId }
}

export function placesOf(at: PlaceOf<CallerIds>): GivenCaller {
  return { userId: at('userId'), companyId: at('companyId') }
}

/** Condition for the carts for which the caller has this right. */
export function permitted(db: Queries, caller: GivenCaller, needed: CartRight): SQL | undefined {
  const own = eq(carts.userId, caller.userId)
  if (needed === 'own') return own
  return or(own, exists(sharesWith(db, caller, needed === 'read' ? ['read', 'edit'] : ['edit'])))
}

/** A share is valid while owner and shared user belong to one company. */
function sharesWith(db: Queries, caller: GivenCaller, rights: ('read' | 'edit')[]) {
  return db
    .select({ one: sql`1` })
    .from(cartShares)
    .innerJoin(users, eq(users.id, carts.userId))
    .where(
      and(
        eq(cartShares.cartId, carts.id),
        eq(cartShares.userId, caller.userId),
        inArray(cartShares.right, rights),
        eq(users.companyId, caller.companyId),
      ),
    )
}

/** Rejects a change of a cart: as forbidden for callers who may read the cart, as not found for all others. */
export async function rejectCart(db: Queries, caller: Customer, cartId: string): Promise<never> {
  const [known] = await db
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.id, cartId), permitted(db, caller, 'read')))
  throw new AppError(known === undefined ? 'entryNotFound' : 'forbidden')
}

const prepareLock = (needed: CartRight) =>
  prepareOnce(`cart_lock_${needed}`, (db, at: PlaceOf<CallerIds & { cartId: string }>) =>
    db
      .select({ isDefault: carts.isDefault, name: carts.name })
      .from(carts)
      .where(and(eq(carts.id, at('cartId')), permitted(db, placesOf(at), needed)))
      .for('update'),
  )

const locks = { own: prepareLock('own'), edit: prepareLock('edit') }

/** Locks a cart against every change until the transaction ends, for callers with this right. */
export async function lockCart(
  db: Queries,
  caller: Customer,
  cartId: string,
  needed: keyof typeof locks,
): Promise<{ isDefault: boolean; name: string | null }> {
  const [locked] = await locks[needed](db, { ...idsOf(caller), cartId })
  return locked ?? rejectCart(db, caller, cartId)
}

/** Locks carts that the caller edits next, in the order of their ids as everywhere. */
export async function lockToEdit(db: Queries, caller: Customer, cartIds: string[]): Promise<void> {
  const known = await db
    .select({ id: carts.id, editable: sql<boolean>`${permitted(db, caller, 'edit')}` })
    .from(carts)
    .where(and(inArray(carts.id, cartIds), permitted(db, caller, 'read')))
    .orderBy(asc(carts.id))
    .for('update')
  if (known.length < new Set(cartIds).size) throw new AppError('entryNotFound')
  if (known.some(({ editable }) => !editable)) throw new AppError('forbidden')
}

/** Locks a project of the company before a cart refers to it, so that no other call deletes it first. */
export async function requireProject(db: Queries, caller: Customer, projectId: string): Promise<void> {
  if (!(await lockProjectForKeyShare(db, caller, projectId))) throw new AppError('entryNotFound')
}

/** Returns whether the project still exists, and keeps it from being deleted until the transaction ends. */
export async function lockProjectForKeyShare(db: Queries, caller: Customer, projectId: string): Promise<boolean> {
  const locked = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.companyId, caller.companyId)))
    .for('key share')
  return locked.length > 0
}
