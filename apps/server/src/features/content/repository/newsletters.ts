import { and, desc, eq, isNull, lt, not, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { hasJob } from '../../../database/has-job.ts'
import { mails, newsletters } from '../../../database/tables/mails.ts'

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
