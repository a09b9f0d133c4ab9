import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { carts } from '../../../database/tables/carts.ts'
import { companies, registrations } from '../../../database/tables/companies.ts'
import { emailChanges, users } from '../../../database/tables/users.ts'

/** Reads and locks a user for a letter; deleted users get none. */
export async function findUser(db: Queries, id: string) {
  return findOne(db, eq(users.id, id))
}

export async function findUserByEmail(db: Queries, email: string) {
  return findOne(db, sql`lower(${users.email}) = ${email.toLowerCase()}`)
}

/** Does the same without a lock, for a letter without a link. */
export async function readUser(db: Queries, id: string) {
  const [row] = await selectUsers(db, eq(users.id, id))
  return row && { ...row.user, companyName: row.companyName }
}

/** Reads and locks a user until the transaction ends, so that a password set meanwhile ends the letter's link, too. */
async function findOne(db: Queries, condition: SQL) {
  const [row] = await selectUsers(db, condition).for('no key update', { of: users })
  return row && { ...row.user, companyName: row.companyName }
}

function selectUsers(db: Queries, condition: SQL) {
  return db
    .select({ user: users, companyName: companies.companyName })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(and(condition, isNull(users.deletedAt)))
}

export async function findEmailChange(db: Queries, id: string) {
  const [change] = await db.select().from(emailChanges).where(eq(emailChanges.id, id))
  return change
}

export async function findRegistration(db: Queries, id: string) {
  const [row] = await db
    .select({ registration: registrations, companyName: companies.companyName })
    .from(registrations)
    .leftJoin(companies, eq(companies.id, registrations.companyId))
    .where(eq(registrations.id, id))
    .for('no key update', { of: registrations })
  if (row === undefined) return undefined
  const { registration } = row
  return { ...registration, companyName: row.companyName ?? registration.newCompany?.companyName ?? '' }
}

export async function deleteUnconfirmed(db: Queries, registrationId: string): Promise<void> {
  await db.delete(registrations).where(and(eq(registrations.id, registrationId), isNull(registrations.confirmedAt)))
}

export async function findCart(db: Queries, id: string) {
  const [cart] = await db.select({ userId: carts.userId, name: carts.name }).from(carts).where(eq(carts.id, id))
  return cart
}
