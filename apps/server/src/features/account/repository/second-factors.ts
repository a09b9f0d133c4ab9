import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, not, notInArray, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { hasSecondFactor } from '../../../database/people.ts'
import { knownDevices, passkeyChallenges, passkeys, recoveryCodes, users } from '../../../database/tables/users.ts'

/** Marks a time step as used. Only one of several simultaneous calls succeeds. */
export async function redeemStep(
  db: Queries,
  { id, totpSecret, step }: { id: string; totpSecret: string; step: number },
): Promise<boolean> {
  const taken = await db
    .update(users)
    .set({ totpLastStep: step })
    .where(
      and(
        eq(users.id, id),
        eq(users.totpSecret, totpSecret),
        or(isNull(users.totpLastStep), lt(users.totpLastStep, step)),
      ),
    )
    .returning({ id: users.id })
  return taken.length > 0
}

interface StoredSecret {
  userId: string
  column: 'totpSecret' | 'totpPreparedSecret'
  stored: string
}

/** Lists the secrets of authenticators that do not begin with this prefix. */
export async function listSecretsBeside(db: Queries, prefix: string): Promise<StoredSecret[]> {
  const list = async (column: StoredSecret['column']) => {
    const rows = await db
      .select({ userId: users.id, stored: users[column] })
      .from(users)
      .where(not(sql`starts_with(${users[column]}, ${prefix})`))
    return rows.map(({ userId, stored }) => ({ userId, column, stored: stored ?? '' }))
  }
  return [...(await list('totpSecret')), ...(await list('totpPreparedSecret'))]
}

/** Stores a secret in another form, unless the user has changed it meanwhile. */
export async function replaceSecret(
  db: Queries,
  { userId, column, stored }: StoredSecret,
  encrypted: string,
): Promise<void> {
  await db
    .update(users)
    .set({ [column]: encrypted })
    .where(and(eq(users.id, userId), eq(users[column], stored)))
}

export async function redeemRecoveryCode(db: Queries, userId: string, codeHash: string): Promise<boolean> {
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId })
  return taken.length > 0
}

export async function replaceRecoveryCodes(db: Queries, userId: string, hashes: string[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  if (hashes.length > 0) await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
}

export function countRecoveryCodes(db: Queries, userId: string): Promise<number> {
  return db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))
}

/** Whether the user has an authenticator or a passkey; in a transaction that holds the user's lock, right now. */
export async function findSecondFactor(db: Queries, userId: string): Promise<boolean> {
  const [user] = await db.select({ found: hasSecondFactor }).from(users).where(eq(users.id, userId))
  return user?.found ?? false
}

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

/** @param userId null for an unknown user, who has no device */
export async function findDevice(
  db: Queries,
  tokenHashes: readonly string[],
  userId: string | null,
): Promise<string | undefined> {
  const [device] = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(and(inArray(knownDevices.tokenHash, tokenHashes), sql`${knownDevices.userId} = ${userId}`))
  return device?.id
}

export async function insertDevice(db: Queries, device: typeof knownDevices.$inferInsert): Promise<void> {
  await db.insert(knownDevices).values(device)
}

export async function touchDevice(db: Queries, id: string, now: Date): Promise<void> {
  await db.update(knownDevices).set({ lastUsedAt: now }).where(eq(knownDevices.id, id))
}

/** Deletes all devices of a user but those that were used last. */
export async function keepNewestDevices(db: Queries, userId: string, count: number): Promise<void> {
  const newest = db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt), desc(knownDevices.id))
    .limit(count)
  await db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.id, newest)))
}

export async function deleteDevices(db: Queries, userId: string): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId))
}

export function devicesBefore(before: Date) {
  return { table: knownDevices, instant: knownDevices.lastUsedAt, before }
}
