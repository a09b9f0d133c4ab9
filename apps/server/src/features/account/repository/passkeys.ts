import { and, asc, eq, gt, gte, isNull, lt } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { passkeyChallenges, passkeys } from '../../../database/tables/users.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

export function listPasskeyRows(db: Queries, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
}

export async function findPasskey(db: Queries, credentialId: string): Promise<PasskeyRow | undefined> {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return passkey
}

/** @returns false if there is one with this id of an authenticator */
export async function insertPasskey(db: Queries, passkey: typeof passkeys.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id })
  return inserted.length > 0
}

/** Stores a use with its counter. Of two uses with the same counter only one succeeds. */
export async function storeUse(db: Queries, id: string, counter: number, now: Date): Promise<boolean> {
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)))
    .returning({ id: passkeys.id })
  return used.length > 0
}

/** @returns false if the user has no such passkey */
export async function renamePasskey(db: Queries, userId: string, id: string, name: string): Promise<boolean> {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id })
  return renamed.length > 0
}

export async function deletePasskey(db: Queries, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id })
  return deleted.length > 0
}

export async function deletePasskeysSince(db: Queries, userId: string, since: Date): Promise<void> {
  await db.delete(passkeys).where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since)))
}

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

export function endedChallenges(now: Date) {
  return { table: passkeyChallenges, instant: passkeyChallenges.expiresAt, before: now }
}
