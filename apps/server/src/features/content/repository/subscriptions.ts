import type { LanguageCode } from '@normwerk/contract/language'
import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import type { ExpiredRows } from '../../../database/expired-rows.ts'
import { subscriptions } from '../../../database/tables/mails.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

const isOf = (email: string) => sql`lower(${subscriptions.email}) = ${email.toLowerCase()}`

/** Inserts a subscription, or begins an unconfirmed one again. One that is confirmed stays as it is. */
export async function upsertSubscription(db: Queries, row: typeof subscriptions.$inferInsert): Promise<string> {
  const [inserted] = await db
    .insert(subscriptions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: subscriptions.id })
  if (inserted !== undefined) return inserted.id
  const { email, language, expiresAt } = row
  await db
    .update(subscriptions)
    .set({ language, ...(expiresAt !== undefined && { expiresAt }) })
    .where(and(isOf(email), isNull(subscriptions.confirmedAt)))
  // It may have ended since; the mail to it then has no reason.
  return (await findSubscriptionOf(db, email))?.id ?? row.id
}

export async function findSubscription(db: Queries, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
  return row
}

export async function findSubscriptionOf(db: Queries, email: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(isOf(email))
  return row
}

export async function setSubscribed(db: Queries, id: string, now: Date): Promise<void> {
  await db.update(subscriptions).set({ confirmedAt: now, expiresAt: null }).where(eq(subscriptions.id, id))
}

/** Returns whether there was one. */
export async function deleteSubscription(db: Queries, id: string): Promise<boolean> {
  return (await db.delete(subscriptions).where(eq(subscriptions.id, id))).rowCount === 1
}

export async function deleteSubscriptionOf(db: Queries, email: string): Promise<void> {
  await db.delete(subscriptions).where(isOf(email))
}

export function countSubscribers(db: Queries): Promise<number> {
  return db.$count(subscriptions, isNotNull(subscriptions.confirmedAt))
}

interface Recipient {
  id: string
  email: string
  language: LanguageCode
}

/** Lists the next subscribers in the order of their ids, without those who have subscribed since. */
export function listSubscribers(
  db: Queries,
  { after, confirmedBy, limit }: { after: string | null; confirmedBy: Date; limit: number },
): Promise<Recipient[]> {
  return db
    .select({ id: subscriptions.id, email: subscriptions.email, language: subscriptions.language })
    .from(subscriptions)
    .where(and(lte(subscriptions.confirmedAt, confirmedBy), after === null ? undefined : gt(subscriptions.id, after)))
    .orderBy(asc(subscriptions.id))
    .limit(limit)
}

export function unconfirmedSubscriptions(now: Date): ExpiredRows {
  return { table: subscriptions, instant: subscriptions.expiresAt, before: now }
}
