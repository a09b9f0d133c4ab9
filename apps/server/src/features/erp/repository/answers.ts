import { and, asc, eq, gt, isNotNull, isNull, lt, not, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { hasJob } from '../../../database/has-job.ts'
import { deliveries, deliveryPositions, erpAnswers } from '../../../database/tables/deliveries.ts'
import { documents } from '../../../database/tables/documents.ts'

type AnswerRow = typeof erpAnswers.$inferSelect

const isWaiting = isNull(erpAnswers.appliedAt)

/** Inserts a file that was taken; returns whether it is a new one. */
export async function insertAnswer(db: Queries, answer: typeof erpAnswers.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(erpAnswers)
    .values(answer)
    .onConflictDoNothing({ target: erpAnswers.hash })
    .returning({ id: erpAnswers.id })
  return inserted.length > 0
}

/** Returns an answer; undefined if there is none. */
export async function findAnswer(db: Queries, id: string): Promise<AnswerRow | undefined> {
  const [answer] = await db.select().from(erpAnswers).where(eq(erpAnswers.id, id))
  return answer
}

/** Returns whether an answer with the same number was applied to an order. */
export async function wasApplied(
  db: Queries,
  { orderId, kind, number }: { orderId: string; kind: NonNullable<AnswerRow['kind']>; number: string },
): Promise<boolean> {
  const same = and(
    eq(erpAnswers.orderId, orderId),
    eq(erpAnswers.kind, kind),
    eq(erpAnswers.number, number),
    isNotNull(erpAnswers.appliedAt),
  )
  return (await db.$count(erpAnswers, same)) > 0
}

export async function markApplied(
  db: Queries,
  id: string,
  applied: Pick<typeof erpAnswers.$inferInsert, 'kind' | 'number' | 'orderId' | 'appliedAt'>,
): Promise<void> {
  await db
    .update(erpAnswers)
    .set({ ...applied, lastError: null, givenUpAt: null, attempts: sql`${erpAnswers.attempts} + 1` })
    .where(eq(erpAnswers.id, id))
}

export async function recordFailure(db: Queries, id: string, lastError: string): Promise<void> {
  await db
    .update(erpAnswers)
    .set({ attempts: sql`${erpAnswers.attempts} + 1`, lastError })
    .where(and(eq(erpAnswers.id, id), isWaiting))
}

export async function giveUp(db: Queries, id: string, now: Date): Promise<void> {
  await db
    .update(erpAnswers)
    .set({ givenUpAt: now })
    .where(and(eq(erpAnswers.id, id), isWaiting))
}

/** Marks an answer that has failed as not given up; returns whether there is one. */
export async function undoGiveUp(db: Queries, id: string): Promise<boolean> {
  const taken = await db
    .update(erpAnswers)
    .set({ givenUpAt: null })
    .where(and(eq(erpAnswers.id, id), isWaiting, gt(erpAnswers.attempts, 0)))
    .returning({ id: erpAnswers.id })
  return taken.length > 0
}

/** Deletes an answer that has failed; returns its file, undefined if there is no such answer. */
export async function deleteFailed(db: Queries, id: string) {
  const [deleted] = await db
    .delete(erpAnswers)
    .where(and(eq(erpAnswers.id, id), isWaiting, gt(erpAnswers.attempts, 0)))
    .returning({ fileName: erpAnswers.fileName })
  return deleted
}

export function listFailing(db: Queries, limit: number) {
  const { id, fileName, receivedAt, attempts, lastError, givenUpAt } = erpAnswers
  return db
    .select({ id, fileName, createdAt: receivedAt, attempts, lastError, givenUpAt })
    .from(erpAnswers)
    .where(and(isWaiting, gt(attempts, 0)))
    .orderBy(asc(receivedAt), asc(id))
    .limit(limit)
}

/** Locks answers that were not given up but have no job, as after a loss of the table of jobs. */
export function lockWithoutJobForUpdate(db: Queries, before: Date): Promise<{ answerId: string }[]> {
  const isOld = lt(erpAnswers.receivedAt, before)
  return db
    .select({ answerId: erpAnswers.id })
    .from(erpAnswers)
    .where(and(isWaiting, isNull(erpAnswers.givenUpAt), isOld, not(hasJob('answer', 'answerId', erpAnswers.id))))
    .for('update', { skipLocked: true })
}

/** Lists the deliveries of an order that have no invoice, a row for each position. */
export function listUninvoiced(db: Queries, orderId: string) {
  const invoice = and(eq(documents.deliveryId, deliveries.id), eq(documents.kind, 'Invoice'))
  const { positionId, quantity } = deliveryPositions
  return db
    .select({ id: deliveries.id, number: deliveries.deliveryNumber, positionId, quantity })
    .from(deliveries)
    .innerJoin(deliveryPositions, eq(deliveryPositions.deliveryId, deliveries.id))
    .leftJoin(documents, invoice)
    .where(and(eq(deliveries.orderId, orderId), isNull(documents.id)))
    .orderBy(asc(deliveries.sentAt), asc(deliveries.id))
}
