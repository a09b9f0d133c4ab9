import { and, eq, isNull, lt, not, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { hasSecondFactor } from '../../../database/people.ts'
import { recoveryCodes, users } from '../../../database/tables/users.ts'

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
