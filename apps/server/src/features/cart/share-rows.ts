import type { ShareRight } from '@normwerk/contract/cart'
import { and, arrayContains, asc, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm'
import type { Queries } from '../../database/client.ts'
import { inAlphabet } from '../../database/sorting.ts'
import { cartShares } from '../../database/tables/cart-shares.ts'
import { users } from '../../database/tables/users.ts'
import { AppError } from '../../http/app-error.ts'
import type { Customer } from '../../http/caller.ts'

/** Who works with carts of this company and can sign in. */
function worksFor({ companyId }: Customer) {
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

/** By name. */
export function listColleagueRows(db: Queries, caller: Customer): Promise<ColleagueRow[]> {
  return db
    .select(colleague)
    .from(users)
    .where(and(worksFor(caller), ne(users.id, caller.userId)))
    .orderBy(inAlphabet(users.lastName), inAlphabet(users.firstName), asc(users.id))
}

/**
 * Colleagues with whom a cart is going to be shared; not found unless all of them are there. Nobody moves them, or the
 * caller himself, to another company meanwhile. Users come before carts, as where users are moved.
 */
export async function holdColleagues(db: Queries, caller: Customer, userIds: string[]): Promise<ColleagueRow[]> {
  const isCaller = and(eq(users.id, caller.userId), eq(users.companyId, caller.companyId))
  const held = await db
    .select(colleague)
    .from(users)
    .where(or(isCaller, and(worksFor(caller), inArray(users.id, userIds))))
    .orderBy(asc(users.id))
    .for('share')
  const others = held.filter(({ id }) => id !== caller.userId)
  if (held.length === others.length || others.length < userIds.length) throw new AppError('entryNotFound')
  return others
}

/** Takes the place of whom the cart was shared with before. */
export async function replaceShares(db: Queries, cartId: string, userIds: string[], right: ShareRight): Promise<void> {
  await db.delete(cartShares).where(eq(cartShares.cartId, cartId))
  if (userIds.length > 0) await db.insert(cartShares).values(userIds.map((userId) => ({ cartId, userId, right })))
}

/** The new owner needs no share; the one before reads on. */
export async function turnShares(
  db: Queries,
  cartId: string,
  { before, after }: { before: string; after: string },
): Promise<void> {
  await db.delete(cartShares).where(and(eq(cartShares.cartId, cartId), eq(cartShares.userId, after)))
  await db.insert(cartShares).values({ cartId, userId: before, right: 'read' })
}
