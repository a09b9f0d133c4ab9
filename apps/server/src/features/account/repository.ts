import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../database/client.ts'
import { companies } from '../../database/tables/companies.ts'
import { sessions } from '../../database/tables/sessions.ts'
import { users } from '../../database/tables/users.ts'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/caller.ts'

export async function findUserToSignIn(db: Queries, account: string) {
  const [user] = await db
    .select({
      id: users.id,
      companyId: users.companyId,
      passwordHash: users.passwordHash,
      needsReset: users.needsReset,
      locked: users.locked,
      enabled: users.enabled,
    })
    .from(users)
    .where(sql`lower(${users.username}) = ${account} or lower(${users.email}) = ${account}`)
  return user
}

export type UserToSignIn = NonNullable<Awaited<ReturnType<typeof findUserToSignIn>>>

export async function readUserWithCompany(db: Queries, userId: string) {
  const [row] = await db
    .select({ user: users, company: companies })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, userId))
  if (row === undefined) throw new AppError('notSignedIn')
  return row
}

export async function rememberSignIn(db: Queries, userId: string, now: Date): Promise<void> {
  await db.update(users).set({ lastLoginAt: now }).where(eq(users.id, userId))
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

export async function deleteEndedSessions(db: Queries, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now))
}

export async function deleteSession(db: Queries, userId: string, id: string): Promise<void> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  if (deleted.length === 0) throw new AppError('entryNotFound')
}

export async function deleteOtherSessions(db: Queries, caller: Caller): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, caller.userId), ne(sessions.id, caller.sessionId)))
}
