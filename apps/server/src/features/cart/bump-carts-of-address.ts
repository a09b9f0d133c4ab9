import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../../database/client.ts'
import { carts } from '../../database/tables/carts.ts'
import { users } from '../../database/tables/users.ts'

interface Place {
  id: string
  companyId: string
  /** The carts without a choice go there, before or after the change. */
  isUsual: boolean
}

/**
 * Counts a change of all carts that go to an address which changes, comes or goes: whoever has seen another
 * place, and another tax, must look again before he orders. Held in the order of their ids, as everywhere.
 */
export async function bumpCartsOfAddress(db: Queries, { id, companyId, isUsual }: Place): Promise<void> {
  const colleagues = db.select({ id: users.id }).from(users).where(eq(users.companyId, companyId))
  const unchosen = and(isNull(carts.deliveryAddressId), inArray(carts.userId, colleagues))
  const locked = await db
    .select({ id: carts.id })
    .from(carts)
    .where(or(eq(carts.deliveryAddressId, id), isUsual ? unchosen : undefined))
    .orderBy(asc(carts.id))
    .for('update')
  if (locked.length === 0) return
  const ids = locked.map((cart) => cart.id)
  await db
    .update(carts)
    .set({ version: sql`${carts.version} + 1` })
    .where(inArray(carts.id, ids))
}
