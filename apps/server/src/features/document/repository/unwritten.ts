import { and, asc, eq, gt, isNull, lt, not, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { hasJob } from '../../../database/has-job.ts'
import { documents } from '../../../database/tables/documents.ts'
import { orders } from '../../../database/tables/orders.ts'
import type { DocumentRow } from './documents.ts'

const isUnwritten = isNull(documents.hash)

/** Returns a document that has no file yet. */
export async function findUnwritten(db: Queries, id: string): Promise<DocumentRow | undefined> {
  const [document] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), isUnwritten))
  return document
}

export async function recordFailure(db: Queries, id: string, lastError: string): Promise<void> {
  await db
    .update(documents)
    .set({ attempts: sql`${documents.attempts} + 1`, lastError })
    .where(and(eq(documents.id, id), isUnwritten))
}

export async function giveUp(db: Queries, id: string, now: Date): Promise<void> {
  await db
    .update(documents)
    .set({ givenUpAt: now })
    .where(and(eq(documents.id, id), isUnwritten))
}

/** Marks an unwritten document that has failed as not given up; returns whether there is one. */
export async function undoGiveUp(db: Queries, id: string): Promise<boolean> {
  const taken = await db
    .update(documents)
    .set({ givenUpAt: null })
    .where(and(eq(documents.id, id), isUnwritten, gt(documents.attempts, 0)))
    .returning({ id: documents.id })
  return taken.length > 0
}

export function listFailing(db: Queries, limit: number) {
  const { id, kind, number, createdAt, attempts, lastError, givenUpAt } = documents
  const { orderNumber, companyName } = orders
  return db
    .select({
      id,
      kind,
      number,
      orderId: orders.id,
      orderNumber,
      companyName,
      createdAt,
      attempts,
      lastError,
      givenUpAt,
    })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(and(isUnwritten, gt(documents.attempts, 0)))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit)
}

/** Locks documents that were not given up but have no job, as after a loss of the table of jobs. */
export function lockWithoutJobForUpdate(db: Queries, before: Date): Promise<{ documentId: string }[]> {
  const isOld = lt(documents.createdAt, before)
  return db
    .select({ documentId: documents.id })
    .from(documents)
    .where(and(isUnwritten, isNull(documents.givenUpAt), isOld, not(hasJob('document', 'documentId', documents.id))))
    .for('update', { skipLocked: true })
}
