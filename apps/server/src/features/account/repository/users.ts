import { and, desc, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { hasSecondFactor } from '../../../database/people.ts'
import { companies } from '../../../database/tables/companies.ts'
import { sessions } from '../../../database/tables/sessions.ts'
import { emailChanges, users } from '../../../database/tables/users.ts'
import { AppError, type Caller } from '../../../http/call.ts'
import { findSecondFactor } from './second-factors.ts'

export type UserRow = typeof users.$inferSelect

export async function findUserToSignIn(db: Queries, account: string) {
  const [user] = await selectToSignIn(
    db,
    sql`(lower(${users.username}) = ${account} or lower(${users.email}) = ${account})`,
  )
  return user
}

export async function findUserById(db: Queries, userId: string): Promise<UserToSignIn | undefined> {
  const [user] = await selectToSignIn(db, eq(users.id, userId))
  return user
}

function selectToSignIn(db: Queries, condition: SQL) {
  return db
    .select({
      id: users.id,
      companyId: users.companyId,
      passwordHash: users.passwordHash,
      needsReset: users.needsReset,
      locked: users.locked,
      enabled: users.enabled,
      totpSecret: users.totpSecret,
      hasSecondFactor,
    })
    .from(users)
    .where(and(condition, isNull(users.deletedAt)))
}

export type UserToSignIn = NonNullable<Awaited<ReturnType<typeof findUserToSignIn>>>

export async function readUserWithCompany(db: Queries, userId: string) {
  const [row] = await db
    .select({ user: users, company: companies, pendingEmail: emailChanges.newEmail, hasSecondFactor })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(emailChanges, and(eq(emailChanges.userId, users.id), isNull(emailChanges.confirmedAt)))
    .where(eq(users.id, userId))
  if (row === undefined) throw new AppError('notSignedIn')
  return row
}

/**
 * Whether a user of the company has this mail address.
 * @param companyId null: any user, for the staff
 */
export async function hasUser(db: Queries, email: string, companyId: string | null): Promise<boolean> {
  const isTheirs = companyId === null ? undefined : eq(users.companyId, companyId)
  const hasEmail = sql`lower(${users.email}) = lower(${email})`
  return (await db.$count(users, and(hasEmail, isNull(users.deletedAt), isTheirs))) > 0
}

export type UserFields = { [Field in keyof UserRow]?: UserRow[Field] | undefined }

/** Locks the user, so that changes are made one after the other. Statements that only refer to the user do not wait. */
export async function lockUser(db: Queries, userId: string): Promise<UserRow> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('no key update')
  if (user === undefined) throw new AppError('notSignedIn')
  return user
}

/**
 * Locks the user who makes a call, unless their session has ended since the call began. Calls that end the sessions of
 * a user lock the user too, and a later statement finds what they did.
 */
export async function lockCaller(db: Queries, { userId, sessionId }: Caller): Promise<UserRow> {
  const user = await lockUser(db, userId)
  const found = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId))
  if (found.length === 0) throw new AppError('notSignedIn')
  return user
}

/** Changes the named fields. */
export async function updateUser(db: Queries, userId: string, fields: UserFields): Promise<void> {
  await db
    .update(users)
    .set(fields)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
}

/**
 * Records that a user signs in, unless the validated data has changed. Changes of the user wait for this transaction
 * and then find its session.
 */
export async function rememberSignIn(
  db: Queries,
  user: UserToSignIn,
  fields: Pick<UserFields, 'lastLoginAt' | 'passwordHash'>,
): Promise<boolean> {
  const { id, passwordHash } = user
  if (passwordHash === null) return false
  const remembered = await db
    .update(users)
    .set(fields)
    .where(
      and(
        eq(users.id, id),
        eq(users.passwordHash, passwordHash),
        eq(users.needsReset, false),
        eq(users.enabled, true),
        eq(users.locked, false),
        isNull(users.deletedAt),
      ),
    )
    .returning({ id: users.id })
  // A later statement, which finds a passkey that was added while this one waited.
  return remembered.length > 0 && (await findSecondFactor(db, id)) === user.hasSecondFactor
}

export async function insertSession(db: Queries, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session)
}

export function listSessions(db: Queries, userId: string, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt))
}

export async function deleteSessionByToken(db: Queries, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** Gives a session another token; the previous one becomes invalid. */
export async function renewSession(db: Queries, id: string, tokenHash: string) {
  const [renewed] = await db
    .update(sessions)
    .set({ tokenHash })
    .where(eq(sessions.id, id))
    .returning({ stays: sessions.stays, createdAt: sessions.createdAt })
  if (renewed === undefined) throw new AppError('notSignedIn')
  return renewed
}

export function endedSessions(now: Date) {
  return { table: sessions, instant: sessions.expiresAt, before: now }
}

export async function deleteSession(db: Queries, userId: string, id: string): Promise<void> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  if (deleted.length === 0) throw new AppError('entryNotFound')
}

export async function deleteSessions(db: Queries, userId: string, exceptId: string | undefined): Promise<void> {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId)
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others))
}
