import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { companies } from '../../../database/tables/companies.ts'
import { recoveryCodes } from '../../../database/tables/recovery-codes.ts'
import { users } from '../../../database/tables/users.ts'

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

export async function requiresSecondFactor(db: Queries, companyId: string | null): Promise<boolean> {
  if (companyId === null) return false
  const [company] = await db
    .select({ required: companies.requireSecondFactor })
    .from(companies)
    .where(eq(companies.id, companyId))
  return company?.required ?? false
}
