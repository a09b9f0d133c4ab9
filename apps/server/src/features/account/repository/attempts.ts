import { and, count, eq, gt, isNull, min, type SQL } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { type AttemptPurpose, attempts } from '../../../database/tables/sessions.ts'

/** Whose attempts are counted. Attempts from known devices count for the device only. */
export type Origin = { address: string; account?: string } | { account: string } | { device: string }

/** Counts the attempts since an instant, and finds when the oldest of them was made. */
export async function countAttempts(db: Queries, purpose: AttemptPurpose, origin: Origin, since: Date) {
  const [counted] = await db
    .select({ attempts: count(), oldest: min(attempts.attemptedAt) })
    .from(attempts)
    .where(and(eq(attempts.purpose, purpose), matches(origin), gt(attempts.attemptedAt, since)))
  return counted ?? { attempts: 0, oldest: null }
}

function matches(origin: Origin): SQL | undefined {
  if ('device' in origin) return eq(attempts.device, origin.device)
  return and(
    isNull(attempts.device),
    'address' in origin ? eq(attempts.address, origin.address) : undefined,
    origin.account === undefined ? undefined : eq(attempts.account, origin.account),
  )
}

export async function insertAttempt(db: Queries, attempt: typeof attempts.$inferInsert): Promise<void> {
  await db.insert(attempts).values(attempt)
}

export function attemptsBefore(before: Date) {
  return { table: attempts, instant: attempts.attemptedAt, before }
}

/** Deletes the wrong passwords or codes of an origin after the right one. */
export async function deleteAttempts(db: Queries, purpose: AttemptPurpose, origin: Origin): Promise<void> {
  await db.delete(attempts).where(and(eq(attempts.purpose, purpose), matches(origin)))
}
