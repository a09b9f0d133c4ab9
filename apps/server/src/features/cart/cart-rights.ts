import type { CartRight } from '@normwerk/contract/cart'
import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/client.ts'
import { cartShares } from '../../database/tables/cart-shares.ts'
import { carts } from '../../database/tables/carts.ts'
import { users } from '../../database/tables/users.ts'
import { AppError } from '../../http/app-error.ts'
import type { Customer } from '../../http/caller.ts'

/** Who may do with a cart what needs this right. */
export function permitted(db: Queries, caller: Customer, needed: CartRight): SQL | undefined {
  const own = eq(carts.userId, caller.userId)
  if (needed === 'own') return own
  return or(own, exists(sharesWith(db, caller, needed === 'read' ? ['read', 'edit'] : ['edit'])))
}

/** A share counts for as long as owner and shared user are of one company. */
function sharesWith(db: Queries, caller: Customer, rights: ('read' | 'edit')[]) {
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

/** Who may read a cart knows of it and is told that he may not change it; to anybody else it does not exist. */
export async function rejectCart(db: Queries, caller: Customer, cartId: string): Promise<never> {
  const [known] = await db
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.id, cartId), permitted(db, caller, 'read')))
  throw new AppError(known === undefined ? 'entryNotFound' : 'forbidden')
}
