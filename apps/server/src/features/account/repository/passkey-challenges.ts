import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import type { ExpiredRows } from '../../../database/expired-rows.ts'
import { passkeyChallenges } from '../../../database/tables/users.ts'

type Challenge = typeof passkeyChallenges.$inferInsert

export async function insertChallenge(db: Queries, challenge: Challenge): Promise<void> {
  await db.insert(passkeyChallenges).values(challenge)
}

/** Deletes a valid challenge. Only one of several simultaneous calls succeeds. */
export async function deleteValidChallenge(
  db: Queries,
  { challengeHash, browserHash, userId }: Omit<Challenge, 'expiresAt'>,
  now: Date,
): Promise<boolean> {
  const { userId: owner } = passkeyChallenges
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challengeHash),
        eq(passkeyChallenges.browserHash, browserHash),
        userId ? eq(owner, userId) : isNull(owner),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challengeHash: passkeyChallenges.challengeHash })
  return taken.length > 0
}

export function endedChallenges(now: Date): ExpiredRows {
  return { table: passkeyChallenges, instant: passkeyChallenges.expiresAt, before: now }
}
