import { erpEndpoints, type UnappliedAnswer } from '@normwerk/contract/erp'
import type { Queries } from '../../database/client.ts'
import { FileAnswer } from '../../http/answers/file-answer.ts'
import type { Bind } from '../../http/bind.ts'
import { AppError, type CallContext, type Caller, type Dependencies } from '../../http/call.ts'
import { enqueueMissing } from '../../infrastructure/jobs.ts'
import { recordEvent } from '../audit/record-event.ts'
import { deleteFailed, findAnswer, listFailing, lockWithoutJobForUpdate, undoGiveUp } from './repository/answers.ts'

type Call = Pick<CallContext<Caller>, 'db' | 'caller' | 'request'>

const maxListed = 200

/** Lists the answers that could not be applied. */
async function listUnapplied(db: Queries): Promise<UnappliedAnswer[]> {
  const failing = await listFailing(db, maxListed)
  return failing.map(({ createdAt, givenUpAt, ...answer }) => ({
    ...answer,
    createdAt: createdAt.toISOString(),
    givenUp: givenUpAt !== null,
  }))
}

/** Answers the file as the ERP has written it. */
async function answerFile(db: Queries, id: string): Promise<FileAnswer> {
  const answer = await findAnswer(db, id)
  if (answer === undefined) throw new AppError('entryNotFound')
  const { content, fileName } = answer
  return new FileAnswer({
    content,
    // Never shown in the page, whatever a browser finds in it.
    contentType: 'application/octet-stream',
    fileName,
    disposition: 'attachment',
    cacheControl: 'private, no-cache',
  })
}

/**
 * Applies an answer again, with all its attempts.
 * @throws AppError `entryNotFound` unless it has failed and is still not applied
 */
async function repeatAnswer(dependencies: Dependencies, call: Call, answerId: string): Promise<void> {
  if (!(await undoGiveUp(call.db, answerId))) throw new AppError('entryNotFound')
  await dependencies.jobs.enqueue(call.db, 'answer', { answerId })
  await record(dependencies, call, 'erp.answerRepeated', {})
}

/** @throws AppError `entryNotFound` unless it has failed and is still not applied */
async function discardAnswer(dependencies: Dependencies, call: Call, answerId: string): Promise<void> {
  const deleted = await deleteFailed(call.db, answerId)
  if (deleted === undefined) throw new AppError('entryNotFound')
  await record(dependencies, call, 'erp.answerDiscarded', { file: [deleted.fileName, null] })
}

function record(
  dependencies: Dependencies,
  { db, caller, request }: Call,
  action: 'erp.answerRepeated' | 'erp.answerDiscarded',
  changes: Record<string, [string | null, string | null]>,
): Promise<void> {
  return recordEvent(dependencies, db, {
    action,
    userId: caller.userId,
    companyId: null,
    changes,
    correlationId: request.id,
  })
}

/** Gives a job to each answer that waits without one. */
export function reconcileAnswers(dependencies: Pick<Dependencies, 'database' | 'clock' | 'jobs'>): Promise<void> {
  return enqueueMissing(dependencies, 'answer', lockWithoutJobForUpdate)
}

export function erpRoutes(bind: Bind, dependencies: Dependencies): void {
  bind(erpEndpoints, {
    listUnapplied: ({ db }) => listUnapplied(db),
    readFile: ({ db, params }) => answerFile(db, params.id),
    repeat: (call) => repeatAnswer(dependencies, call, call.input.id),
    discard: (call) => discardAnswer(dependencies, call, call.params.id),
  })
}
