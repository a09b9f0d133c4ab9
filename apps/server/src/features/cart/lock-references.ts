import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/client.ts'
import { addresses } from '../../database/tables/addresses.ts'
import { projects } from '../../database/tables/projects.ts'
import { AppError } from '../../http/app-error.ts'
import type { Customer } from '../../http/caller.ts'

/** A project of the company that a cart is going to name: nobody deletes it before. */
export async function requireProject(db: Queries, caller: Customer, projectId: string): Promise<void> {
  if (!(await lockProjectForKeyShare(db, caller, projectId))) throw new AppError('entryNotFound')
}

/** Whether the project is still there, and then until the transaction ends. */
export async function lockProjectForKeyShare(db: Queries, caller: Customer, projectId: string): Promise<boolean> {
  const locked = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.companyId, caller.companyId)))
    .for('key share')
  return locked.length > 0
}

/** Whether the address is still there, and then until the transaction ends. */
export async function lockAddressForKeyShare(db: Queries, caller: Customer, addressId: string): Promise<boolean> {
  const locked = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(eq(addresses.id, addressId), eq(addresses.companyId, caller.companyId)))
    .for('key share')
  return locked.length > 0
}
