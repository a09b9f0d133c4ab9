import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../database/client.ts'
import { companies } from '../../database/tables/companies.ts'
import { sessions } from '../../database/tables/sessions.ts'
import { users } from '../../database/tables/users.ts'

/** Finds a session that has not ended, with its user; undefined also if the user is locked, disabled or deleted. */
export async function findSession(db: Queries, tokenHash: string, now: Date) {
  const [session] = await db
    .select({
      userId: users.id,
      sessionId: sessions.id,
      roles: users.roles,
      companyId: users.companyId,
      lacksSecondFactor: sql<boolean>`${users.totpConfirmedAt} is null and coalesce(${companies.requireSecondFactor}, false)`,
      lastUsedAt: sessions.lastUsedAt,
      stays: sessions.stays,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.expiresAt, now),
        eq(users.locked, false),
        eq(users.enabled, true),
        isNull(users.deletedAt),
      ),
    )
  return session
}

export async function updateSession(
  db: Queries,
  id: string,
  times: { lastUsedAt: Date; expiresAt?: Date },
): Promise<void> {
  await db.update(sessions).set(times).where(eq(sessions.id, id))
}
