import type { Dependencies } from '../../http/call.ts'
import { formatError } from '../../infrastructure/format-error.ts'
import { enqueueMissing, FinalFailure } from '../../infrastructure/jobs.ts'
import { MailerError } from '../../infrastructure/mailer.ts'
import { countDelivery } from '../content/newsletter/newsletters.ts'
import { composeLetter } from './compose-letter.ts'
import { bulkKind, mailData, mailQueues } from './mail-data.ts'
import { findUnsent, giveUp, lockWithoutJobForUpdate, markSent, recordFailure } from './repository/mails.ts'

/**
 * Writes a mail and sends it. A job may run twice: a mail that was sent is skipped, and one that is sent again has a
 * new link beside the one that may have arrived.
 * @throws if it could not be sent, so that the job is retried; FinalFailure if the mail server will never take it
 */
export async function deliverMail(dependencies: Dependencies, mailId: string): Promise<void> {
  const { database, mailer, clock } = dependencies
  const mail = await findUnsent(database, mailId)
  if (mail === undefined) return
  let outcome: 'sent' | 'dropped'
  try {
    // Committed first, so that no invalid link is sent, and no transaction waits for a mail server.
    const letter = await database.transaction((db) => composeLetter(dependencies, db, mail))
    if (letter !== null) await mailer.send(letter)
    outcome = letter === null ? 'dropped' : 'sent'
  } catch (error) {
    await recordFailure(database, mailId, putIntoWords(error))
    if (!(error instanceof MailerError && error.isFinal)) throw error
    await giveUp(database, mailId, clock.now())
    throw new FinalFailure(error)
  }
  if (mail.kind !== bulkKind) {
    await markSent(database, mailId, clock.now())
    return
  }
  await database.transaction(async (db) => {
    const isFirst = await markSent(db, mailId, clock.now())
    if (isFirst) await countDelivery(db, mailData.newsletter.parse(mail.data), outcome)
  })
}

/** Formats the error for staff, who see the address anyway. A mail server that rejects a text may quote its link. */
function putIntoWords(error: unknown): string {
  const words = error instanceof MailerError ? error.answer : formatError(error).message
  return words.replaceAll(/token=[\w-]*/g, 'token=…').slice(0, 500)
}

/** Delivers mails as long as the jobs run; mails that could not be delivered are listed for staff. */
export async function workMails(dependencies: Dependencies): Promise<void> {
  for (const queue of mailQueues) {
    await dependencies.jobs.work(queue, ({ mailId }) => deliverMail(dependencies, mailId))
    await dependencies.jobs.onDeadLetter(queue, ({ mailId }) =>
      giveUp(dependencies.database, mailId, dependencies.clock.now()),
    )
  }
}

/** Gives a job to each mail that waits without one. */
export async function reconcileMails(dependencies: Pick<Dependencies, 'database' | 'clock' | 'jobs'>): Promise<void> {
  for (const queue of mailQueues) {
    await enqueueMissing(dependencies, queue, (db, before) => lockWithoutJobForUpdate(db, queue, before))
  }
}
