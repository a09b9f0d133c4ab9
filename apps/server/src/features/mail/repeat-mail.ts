import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../http/caller.ts'
import { recordEvent } from '../audit/record-event.ts'
import { takeUpAgain } from './repository/mails.ts'

/** Restarts the delivery of a mail with all its attempts. */
export async function repeatMail(
  dependencies: Dependencies,
  { db, caller, correlationId }: { db: Queries; caller: Caller; correlationId: string },
  id: string,
): Promise<void> {
  if (!(await takeUpAgain(db, id))) throw new AppError('entryNotFound')
  await dependencies.jobs.enqueue(db, 'mail', { mailId: id })
  const { userId } = caller
  await recordEvent(dependencies, db, {
    action: 'mail.repeated',
    userId,
    companyId: null,
    subjectId: id,
    correlationId,
  })
}
