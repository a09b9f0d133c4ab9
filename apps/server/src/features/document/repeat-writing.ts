import type { UnwrittenDocument } from '@normwerk/contract/document'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallContext, Caller } from '../../http/session/caller.ts'
import { enqueueMissing } from '../../infrastructure/enqueue-missing.ts'
import { recordEvent } from '../audit/record-event.ts'
import { listFailing, lockWithoutJobForUpdate, undoGiveUp } from './repository/unwritten.ts'

const maxListed = 200

/** Lists the documents whose files could not be written, for staff. */
export async function listUnwritten(db: Queries): Promise<UnwrittenDocument[]> {
  const failing = await listFailing(db, maxListed)
  return failing.map(({ createdAt, givenUpAt, ...document }) => ({
    ...document,
    createdAt: createdAt.toISOString(),
    givenUp: givenUpAt !== null,
  }))
}

/**
 * Restarts the writing of a document with all its attempts.
 * @throws AppError `entryNotFound` unless it has failed and is still unwritten
 */
export async function repeatWriting(
  dependencies: Dependencies,
  { db, caller, request }: Pick<CallContext<Caller>, 'db' | 'caller' | 'request'>,
  documentId: string,
): Promise<void> {
  if (!(await undoGiveUp(db, documentId))) throw new AppError('entryNotFound')
  await dependencies.jobs.enqueue(db, 'document', { documentId })
  await recordEvent(dependencies, db, {
    action: 'document.repeated',
    userId: caller.userId,
    companyId: null,
    subjectId: documentId,
    correlationId: request.id,
  })
}

/** Gives a job to each document that waits without one. */
export function reconcileDocuments(dependencies: Pick<Dependencies, 'database' | 'clock' | 'jobs'>): Promise<void> {
  return enqueueMissing(dependencies, 'document', lockWithoutJobForUpdate)
}
