import type { LanguageCode } from '@normwerk/contract/language'
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, lte, not, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { hasJob } from '../../../database/has-job.ts'
import { mails, newsletters, subscriptions } from '../../../database/tables/mails.ts'

export type NewsletterRow = typeof newsletters.$inferSelect

/** Mails of a newsletter that are neither sent nor given up. A test has no subscription. */
const isWaiting = and(
  eq(mails.kind, 'newsletter'),
  isNull(mails.sentAt),
  isNull(mails.givenUpAt),
  sql`${mails.data}->>'newsletterId' = ${newsletters.id}::text`,
  sql`${mails.data}->>'subscriptionId' <> ''`,
)

const withFigures = (db: Queries) =>
  db.select({ row: newsletters, waiting: db.$count(mails, isWaiting) }).from(newsletters)

export function listNewsletters(db: Queries, limit: number) {
  return withFigures(db).orderBy(desc(newsletters.createdAt), desc(newsletters.id)).limit(limit)
}

export async function findNewsletter(db: Queries, id: string) {
  const [found] = await withFigures(db).where(eq(newsletters.id, id))
  return found
}

export async function lockNewsletter(db: Queries, id: string): Promise<NewsletterRow | undefined> {
  const [row] = await db.select().from(newsletters).where(eq(newsletters.id, id)).for('no key update')
  return row
}

export async function insertNewsletter(db: Queries, row: typeof newsletters.$inferInsert): Promise<void> {
  await db.insert(newsletters).values(row)
}

export async function updateNewsletter(db: Queries, id: string, fields: Partial<NewsletterRow>): Promise<void> {
  await db.update(newsletters).set(fields).where(eq(newsletters.id, id))
}

export async function deleteNewsletter(db: Queries, id: string): Promise<void> {
  await db.delete(newsletters).where(eq(newsletters.id, id))
}

/** Adds to a figure of a newsletter. */
export async function addToFigure(
  db: Queries,
  id: string,
  figure: 'recipients' | 'sent' | 'unsubscribed',
  added: number,
): Promise<void> {
  await db
    .update(newsletters)
    .set({ [figure]: sql`${newsletters[figure]} + ${added}` })
    .where(eq(newsletters.id, id))
}

/** Locks the newsletters that not all subscribers have a mail of, and that no job continues. */
export function lockWithoutJobForUpdate(db: Queries, before: Date): Promise<{ newsletterId: string }[]> {
  const isUnlisted = and(lt(newsletters.startedAt, before), isNull(newsletters.listedAt))
  return db
    .select({ newsletterId: newsletters.id })
    .from(newsletters)
    .where(and(isUnlisted, not(hasJob('newsletter', 'newsletterId', newsletters.id))))
    .for('update', { skipLocked: true })
}

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

export function unconfirmedSubscriptions(now: Date) {
  return { table: subscriptions, instant: subscriptions.expiresAt, before: now }
}
