import type { CartRight, ShareRight } from '@normwerk/contract/cart'
import { and, arrayContains, asc, eq, exists, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { type Given, inAlphabet, type PlaceOf, prepareOnce, type Queries } from '../../../database/client.ts'
import { cartShares, carts } from '../../../database/tables/carts.ts'
import { projects } from '../../../database/tables/companies.ts'
import { users } from '../../../database/tables/users.ts'
import { AppError, type Customer, type FieldErrors } from '../../../http/call.ts'

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

/** Condition for users who shop for this company and can sign in. */
export function worksFor({ companyId }: { companyId: Given<string> }): SQL | undefined {
  return and(
    eq(users.companyId, companyId),
    isNull(users.deletedAt),
    eq(users.enabled, true),
    eq(users.locked, false),
    isNotNull(users.passwordHash),
    arrayContains(users.roles, ['SHOP_USER']),
  )
}

const colleague = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  language: users.language,
  roles: users.roles,
}

export type ColleagueRow = Pick<typeof users.$inferSelect, keyof typeof colleague>

/** Sorted by name. */
export function listColleagueRows(db: Queries, caller: Customer): Promise<ColleagueRow[]> {
  return db
    .select(colleague)
    .from(users)
    .where(and(worksFor(caller), ne(users.id, caller.userId)))
    .orderBy(inAlphabet(users.lastName), inAlphabet(users.firstName), asc(users.id))
}

/**
 * Locks colleagues who get access to a cart next, so that neither they nor the caller can be moved to another company
 * before. Users are locked before carts, as when users are moved.
 * @param named their ids, each with the field that named it
 * @param isKnown further users to accept besides those who can sign in; users of other companies are not found
 * @throws AppError entryNotFound, with the fields that name unknown users
 */
export async function lockColleaguesForShare(
  db: Queries,
  caller: Customer,
  named: ReadonlyMap<string, string>,
  isKnown?: SQL,
): Promise<ColleagueRow[]> {
  const ofCompany = and(eq(users.companyId, caller.companyId), isNull(users.deletedAt))
  const isCaller = eq(users.id, caller.userId)
  const locked = await db
    .select(colleague)
    .from(users)
    .where(and(ofCompany, or(isCaller, and(inArray(users.id, [...named.keys()]), or(worksFor(caller), isKnown)))))
    .orderBy(asc(users.id))
    .for('share')
  const others = locked.filter(({ id }) => id !== caller.userId)
  if (locked.length === others.length) throw new AppError('entryNotFound')
  const found = new Set(others.map(({ id }) => id))
  const missing = [...named].filter(([id]) => !found.has(id))
  if (missing.length > 0) throw new AppError('entryNotFound', { fields: errorsOf(missing) })
  return others
}

function errorsOf(missing: readonly (readonly [id: string, field: string])[]): FieldErrors {
  return Object.fromEntries(missing.map(([, field]) => [field, [{ code: 'entryNotFound' }]]))
}

/** Condition for users with whom a cart is already shared, even if they cannot sign in at the moment. */
export function isSharedUserOf(db: Queries, cartId: string): SQL {
  const sharedUsers = db
    .select({ one: sql`1` })
    .from(cartShares)
    .where(and(eq(cartShares.cartId, cartId), eq(cartShares.userId, users.id)))
  return exists(sharedUsers)
}

/** Replaces the shares of the cart; returns the previous ones. */
export async function replaceShares(
  db: Queries,
  cartId: string,
  rights: ReadonlyMap<string, ShareRight>,
): Promise<ReadonlyMap<string, ShareRight>> {
  const previous = await db
    .delete(cartShares)
    .where(eq(cartShares.cartId, cartId))
    .returning({ userId: cartShares.userId, right: cartShares.right })
  const shares = [...rights].map(([userId, right]) => ({ cartId, userId, right }))
  if (shares.length > 0) await db.insert(cartShares).values(shares)
  return new Map(previous.map((share) => [share.userId, share.right]))
}

/** Deletes the share of the new owner, who needs none, and shares the cart with the previous owner for reading. */
export async function turnShares(
  db: Queries,
  cartId: string,
  { before, after }: { before: string; after: string },
): Promise<void> {
  await db.delete(cartShares).where(and(eq(cartShares.cartId, cartId), eq(cartShares.userId, after)))
  await db.insert(cartShares).values({ cartId, userId: before, right: 'read' })
}
