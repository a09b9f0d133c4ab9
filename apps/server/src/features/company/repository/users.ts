import type { ListUsers, UserSort, UserStatus } from '@normwerk/contract/company/user'
import { and, arrayContains, count, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { contains, falling, inAlphabet, type Queries, rising } from '../../../database/client.ts'
import { hasSecondFactor, isPerson } from '../../../database/people.ts'
import { violatedConstraint } from '../../../database/query-error.ts'
import { companies } from '../../../database/tables/companies.ts'
import { emailChanges, users } from '../../../database/tables/users.ts'
import { AppError } from '../../../http/call.ts'
import type { Scope } from '../managed-users.ts'

export type UserRow = typeof users.$inferSelect

/** Condition for the users in an administrator's scope; deleted users are in none. */
function within(scope: Scope): SQL | undefined {
  return and(isPerson, scope === 'everything' ? undefined : eq(users.companyId, scope.companyId))
}

/** Condition for users who can sign in. */
const isActive = and(
  isNull(users.deletedAt),
  eq(users.enabled, true),
  eq(users.locked, false),
  isNotNull(users.passwordHash),
)

/** Selects users with the names of their companies. */
function selectUsers(db: Queries) {
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

type Filter = NonNullable<ListUsers['userFilter']>

const fullName = sql`${users.firstName} || ' ' || ${users.lastName}`

const conditions: Record<UserStatus, SQL | undefined> = {
  active: isActive,
  invited: isNull(users.passwordHash),
  locked: eq(users.locked, true),
  disabled: eq(users.enabled, false),
}

const byName = [inAlphabet(users.lastName), inAlphabet(users.firstName)]
const byEmail = [inAlphabet(users.email)]
const byCompany = [inAlphabet(companies.companyName), ...byName]
const byRoles = [sql`cardinality(${users.roles})`, ...byName]
/** Who can sign in stands first. */
const byStatus = [sql`(not ${users.enabled}, ${users.locked}, ${users.passwordHash} is null)`, ...byName]

const orders: Record<UserSort, SQL[]> = {
  name: rising(byName),
  '-name': falling(byName),
  email: rising(byEmail),
  '-email': falling(byEmail),
  company: rising(byCompany),
  '-company': falling(byCompany),
  roles: rising(byRoles),
  '-roles': falling(byRoles),
  status: rising(byStatus),
  '-status': falling(byStatus),
  lastLoginAt: rising([users.lastLoginAt]),
  '-lastLoginAt': falling([users.lastLoginAt]),
  createdAt: rising([users.createdAt]),
  '-createdAt': falling([users.createdAt]),
}

export function listUserRows(db: Queries, scope: Scope): Promise<ManagedRow[]> {
  return selectUsers(db)
    .where(within(scope))
    .orderBy(...orders.name, users.id)
}

/** Reads a page of users and their total number. */
export async function pageUserRows(
  db: Queries,
  scope: Scope,
  filter: Filter,
  sort: UserSort,
  { page, size }: { page: number; size: number },
): Promise<{ rows: ManagedRow[]; total: number }> {
  const where = and(within(scope), ...narrow(filter))
  const rows = await selectUsers(db)
    .where(where)
    .orderBy(...orders[sort], users.id)
    .limit(size)
    .offset((page - 1) * size)
  const [all] = await db
    .select({ total: count() })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(where)
  return { rows, total: all?.total ?? 0 }
}

function narrow({ query, email, company, customerNumber, role, status }: Filter): (SQL | undefined)[] {
  return [
    query ? contains(query, fullName, users.username, users.email) : undefined,
    email ? contains(email, users.email) : undefined,
    company ? contains(company, companies.companyName) : undefined,
    customerNumber ? contains(customerNumber, companies.customerNumber) : undefined,
    role ? arrayContains(users.roles, [role]) : undefined,
    status ? conditions[status] : undefined,
  ]
}
