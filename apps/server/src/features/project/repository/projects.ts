import { and, asc, eq, notExists, or, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { inAlphabet, type Queries } from '../../../database/client.ts'
import { cartShares, carts } from '../../../database/tables/carts.ts'
import { projects } from '../../../database/tables/companies.ts'
import { orders } from '../../../database/tables/orders.ts'
import { users } from '../../../database/tables/users.ts'
import type { Customer } from '../../../http/call.ts'

/** Counts the carts of a project that the caller may see: their own, and those that colleagues share with them. */
function countCarts(db: Queries, caller: Customer) {
  const isShared = sql`exists (select from ${cartShares} where ${cartShares.cartId} = ${carts.id}
    and ${cartShares.userId} = ${caller.userId})`
  return db.$count(
    sql`${carts} inner join ${users} on ${users.id} = ${carts.userId}`,
    and(
      eq(carts.projectId, projects.id),
      or(eq(carts.userId, caller.userId), and(isShared, eq(users.companyId, caller.companyId))),
    ),
  )
}

function selectProjects(db: Queries, caller: Customer) {
  return db
    .select({ project: projects, cartCount: countCarts(db, caller) })
    .from(projects)
    .$dynamic()
}

export type CountedRow = Awaited<ReturnType<typeof selectProjects>>[number]

export function listRows(db: Queries, caller: Customer): Promise<CountedRow[]> {
  return selectProjects(db, caller)
    .where(eq(projects.companyId, caller.companyId))
    .orderBy(asc(projects.archived), inAlphabet(projects.number), inAlphabet(projects.revision), asc(projects.id))
}

export async function readRow(db: Queries, caller: Customer, id: string): Promise<CountedRow | undefined> {
  const [row] = await selectProjects(db, caller).where(isOwn(caller, id))
  return row
}

export async function insertRow(db: Queries, project: typeof projects.$inferInsert): Promise<void> {
  await db.insert(projects).values(project)
}

export function countRows(db: Queries, companyId: string): Promise<number> {
  return db.$count(projects, eq(projects.companyId, companyId))
}

/** Changes the named fields of a locked project. */
export async function changeRow(
  db: Queries,
  caller: Customer,
  id: string,
  fields: PgUpdateSetSource<typeof projects>,
): Promise<void> {
  await db
    .update(projects)
    // The first field changes nothing, but an update without fields would be invalid.
    .set({ companyId: caller.companyId, ...fields })
    .where(isOwn(caller, id))
}

/** Locks the carts of a project. Setting a cart's project also locks the cart first. */
export async function lockCartsForUpdate(db: Queries, caller: Customer, id: string): Promise<void> {
  await db
    .select({ id: carts.id })
    .from(carts)
    .innerJoin(projects, eq(projects.id, carts.projectId))
    .where(isOwn(caller, id))
    .orderBy(carts.id)
    .for('update', { of: carts })
}

/** Locks a project against changes and against an order that would refer to it; returns whether it exists. */
export async function lockProjectForUpdate(db: Queries, caller: Customer, id: string): Promise<boolean> {
  const locked = await db.select({ id: projects.id }).from(projects).where(isOwn(caller, id)).for('update')
  return locked.length > 0
}

/** Deletes a locked project unless an order refers to it; returns whether it did. */
export async function deleteProjectRow(db: Queries, caller: Customer, id: string): Promise<boolean> {
  const ordered = db.select({ one: sql`1` }).from(orders).where(eq(orders.projectId, id))
  const deleted = await db
    .delete(projects)
    .where(and(isOwn(caller, id), notExists(ordered)))
    .returning({ id: projects.id })
  return deleted.length > 0
}

function isOwn(caller: Customer, id: string) {
  return and(eq(projects.id, id), eq(projects.companyId, caller.companyId))
}
