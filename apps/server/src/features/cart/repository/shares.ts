import type { ShareRight } from '@normwerk/contract/cart'
import { and, arrayContains, asc, eq, exists, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { inAlphabet } from '../../../database/list-queries.ts'
import type { Given } from '../../../database/prepare-once.ts'
import { cartShares } from '../../../database/tables/carts.ts'
import { users } from '../../../database/tables/users.ts'
import { AppError, type FieldErrors } from '../../../http/app-error.ts'
import type { Customer } from '../../../http/session/caller.ts'

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
