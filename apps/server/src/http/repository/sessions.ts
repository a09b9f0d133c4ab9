import { and, eq, exists, gt, isNull, sql } from 'drizzle-orm'
import { type Database, listAt, type PlaceOf, prepareOnce } from '../../database/client.ts'
import { hasSecondFactor } from '../../database/people.ts'
import { favorites } from '../../database/tables/articles.ts'
import { companies } from '../../database/tables/companies.ts'
import { sessions } from '../../database/tables/sessions.ts'
import { shopSettings } from '../../database/tables/settings.ts'
import { users } from '../../database/tables/users.ts'

/** Selects the sessions that have not ended, with their users, except users who are locked, disabled or deleted. */
const selectSessions = prepareOnce('sessions', (db, at: PlaceOf<{ tokenHashes: readonly string[]; now: string }>) => {
  const one = { one: sql`1` }
  const products = db
    .select(one)
    .from(favorites)
    .where(and(eq(favorites.userId, users.id), isNull(favorites.articleId)))
  return db
    .select({
      tokenHash: sessions.tokenHash,
      userId: users.id,
      sessionId: sessions.id,
      roles: users.roles,
      companyId: users.companyId,
      orderLimits: { order: users.orderLimit, month: users.monthLimit },
      asksCostCentre: companies.asksCostCentre,
      hasSecondFactor,
      companyRule: { requireSecondFactor: companies.requireSecondFactor },
      discountGroup: companies.discountGroup,
      priceTermsVersion: shopSettings.priceTermsVersion,
      customerPartNumbersVersion: companies.customerPartNumbersVersion,
      hasFavoriteProducts: sql<boolean>`${exists(products)}`,
      lastUsedAt: sessions.lastUsedAt,
      stays: sessions.stays,
      createdAt: sessions.createdAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(shopSettings, eq(shopSettings.onlyRow, true))
    .where(
      and(
        sql`${sessions.tokenHash} = any(${listAt(at('tokenHashes'), 'text')})`,
        gt(sessions.expiresAt, at('now')),
        eq(users.locked, false),
        eq(users.enabled, true),
        isNull(users.deletedAt),
      ),
    )
})

export type SessionRow = Awaited<ReturnType<typeof selectSessions>>[number]

/** Finds sessions by the hashes of their tokens, in that order; undefined for one that has ended. */
export async function findSessions(
  db: Database,
  tokenHashes: readonly string[],
  now: Date,
): Promise<(SessionRow | undefined)[]> {
  const rows = await selectSessions(db, { tokenHashes, now: now.toISOString() })
  const byHash = new Map(rows.map((row) => [row.tokenHash, row]))
  return tokenHashes.map((hash) => byHash.get(hash))
}

export async function updateSession(
  db: Database,
  id: string,
  times: { lastUsedAt: Date; expiresAt: Date },
): Promise<void> {
  await db.update(sessions).set(times).where(eq(sessions.id, id))
}
