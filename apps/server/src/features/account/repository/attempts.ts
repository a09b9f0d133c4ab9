import { and, count, eq, gt, lt, min } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { type AttemptPurpose, attempts } from '../../../database/tables/attempts.ts'

/** The network address or the account whose attempts are counted. */
export type Origin = { address: string } | { account: string }

/** Counts the attempts since an instant, and finds when the oldest of them was made. */
export async function countAttempts(db: Queries, purpose: AttemptPurpose, origin: Origin, since: Date) {
  const from = 'address' in origin ? eq(attempts.address, origin.address) : eq(attempts.account, origin.account)
  const [counted] = await db
    .select({ attempts: count(), oldest: min(attempts.attemptedAt) })
    .from(attempts)
    .where(and(eq(attempts.purpose, purpose), from, gt(attempts.attemptedAt, since)))
  return counted ?? { attempts: 0, oldest: null }
}

export async function insertAttempt(db: Queries, attempt: typeof attempts.$inferInsert): Promise<void> {
  await db.insert(attempts).values(attempt)
}

export async function deleteAttemptsBefore(db: Queries, before: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.attemptedAt, before))
}

/** Deletes the wrong passwords of an account after the right one. */
export async function deleteAttempts(db: Queries, purpose: AttemptPurpose, account: string): Promise<void> {
  await db.delete(attempts).where(and(eq(attempts.purpose, purpose), eq(attempts.account, account)))
}
