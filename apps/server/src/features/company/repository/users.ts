import { and, arrayContains, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../database/client.ts'
import { hasSecondFactor, isPerson } from '../../../database/people.ts'
import { violatedConstraint } from '../../../database/query-error.ts'
import { companies } from '../../../database/tables/companies.ts'
import { emailChanges, users } from '../../../database/tables/users.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Scope } from '../scope.ts'

export type UserRow = typeof users.$inferSelect

/** Condition for the users in an administrator's scope; deleted users are in none. */
export function within(scope: Scope): SQL | undefined {
  return and(isPerson, scope === 'everything' ? undefined : eq(users.companyId, scope.companyId))
}

/** Condition for users who can sign in. */
export const isActive = and(
  isNull(users.deletedAt),
  eq(users.enabled, true),
  eq(users.locked, false),
  isNotNull(users.passwordHash),
)

/** Selects users with the names of their companies. */
export function selectUsers(db: Queries) {
  return db
    .select({
      user: users,
      pendingEmail: emailChanges.newEmail,
      customerNumber: companies.customerNumber,
      companyName: companies.companyName,
      hasSecondFactor,
    })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(emailChanges, and(eq(emailChanges.userId, users.id), isNull(emailChanges.confirmedAt)))
}
export type ManagedRow = Awaited<ReturnType<typeof selectUsers>>[number]

export async function readUser(db: Queries, scope: Scope, id: string): Promise<ManagedRow> {
  const [row] = await selectUsers(db).where(and(eq(users.id, id), within(scope)))
  if (row === undefined) throw new AppError('entryNotFound')
  return row
}

/** Locks a user, so that changes are made one after the other. Statements that only refer to the user do not wait. */
export async function lockUserForUpdate(db: Queries, scope: Scope, id: string): Promise<UserRow> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), within(scope)))
    .for('no key update')
  if (user === undefined) throw new AppError('entryNotFound')
  return user
}

/** Returns nothing if the address or the user name is taken. */
export async function insertUser(db: Queries, user: typeof users.$inferInsert): Promise<UserRow | undefined> {
  const [inserted] = await db.insert(users).values(user).onConflictDoNothing().returning()
  return inserted
}

export function countUsers(db: Queries, companyId: string): Promise<number> {
  return db.$count(users, within({ companyId }))
}

export async function isEmailTaken(db: Queries, email: string): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(sql`lower(${users.email}) = lower(${email})`)
  return found.length > 0
}

/** Changes the named fields. */
export async function updateUser(db: Queries, id: string, fields: PgUpdateSetSource<typeof users>): Promise<UserRow> {
  const [updated] = await db.update(users).set(fields).where(eq(users.id, id)).returning().catch(explainTaken)
  if (updated === undefined) throw new AppError('entryNotFound')
  return updated
}

function explainTaken(error: unknown): never {
  const constraint = violatedConstraint(error)
  if (constraint === 'users_email') throw emailTaken()
  if (constraint === 'users_username') throw usernameTaken()
  throw error
}

export function emailTaken(): AppError {
  return new AppError('EMAIL_TAKEN', { fields: { email: [{ code: 'EMAIL_TAKEN' }] } })
}

export function usernameTaken(): AppError {
  return new AppError('usernameTaken', { fields: { username: [{ code: 'usernameTaken' }] } })
}

/**
 * Waits for simultaneous changes of a company's administrators. Orders, which only refer to the company, do not wait.
 */
export async function lockAdministratorsOfCompany(db: Queries, companyId: string): Promise<void> {
  await db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update')
}

/** Whether there is another active administrator of the user's company, or of the shop. */
export async function hasOtherAdministrator(db: Queries, { id, companyId }: UserRow): Promise<boolean> {
  const peers = companyId === null ? isNull(users.companyId) : eq(users.companyId, companyId)
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        peers,
        ne(users.id, id),
        arrayContains(users.roles, [companyId === null ? 'GLOBAL_ADMIN' : 'ADMIN']),
        isActive,
      ),
    )
    .limit(1)
  return found.length > 0
}
