import type { CartRight } from '@normwerk/contract/cart'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../database/client.ts'
import { carts } from '../../database/tables/carts.ts'
import { AppError } from '../../http/app-error.ts'
import type { Customer } from '../../http/caller.ts'
import { permitted, rejectCart } from './cart-rights.ts'

/** Holds a cart against every change until the transaction ends, for what needs this right. */
export async function lockCart(
  db: Queries,
  caller: Customer,
  cartId: string,
  needed: CartRight,
): Promise<{ isDefault: boolean }> {
  const [locked] = await db
    .select({ isDefault: carts.isDefault })
    .from(carts)
    .where(and(eq(carts.id, cartId), permitted(db, caller, needed)))
    .for('update')
    .prepare(`cart_lock_${needed}`)
    .execute()
  return locked ?? rejectCart(db, caller, cartId)
}

/** Holds carts that the caller is going to edit, in the order of their ids as everywhere. */
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
