import type { Dependencies } from '../../dependencies.ts'
import { formatError } from '../../infrastructure/format-error.ts'
import { MailerError } from '../../infrastructure/mailer.ts'
import { composeLetter } from './compose-letter.ts'
import { findUnsent, giveUp, markSent, recordFailure } from './repository/mails.ts'

/**
 * Writes a mail and sends it. A job may come twice: one that has been sent is left alone, and one that is sent again
 * carries links of its own, which end those before.
 * @throws when it could not be sent, so that the job is tried again
 */
export async function deliverMail(dependencies: Dependencies, mailId: string): Promise<void> {
  const { database, mailer, clock } = dependencies
  const mail = await findUnsent(database, mailId)
  if (mail === undefined) return
  try {
    // Committed first: no link leaves that opens nothing, and no transaction waits for a mail server.
    const letter = await database.transaction((db) => composeLetter(dependencies, db, mail))
    if (letter !== null) await mailer.send(letter)
  } catch (error) {
    await recordFailure(database, mailId, putIntoWords(error))
    throw error
  }
  await markSent(database, mailId, clock.now())
}

/** For staff, who see the address anyway; a mail server that refuses a text may quote the link in it. */
function putIntoWords(error: unknown): string {
  const words = error instanceof MailerError ? error.answer : formatError(error).message
  return words.replaceAll(/token=[\w-]*/g, 'token=…').slice(0, 500)
}

/** Delivers mails for as long as the jobs run; what no attempt delivered waits for staff. */
export async function workMails(dependencies: Dependencies): Promise<void> {
  await dependencies.jobs.work('mail', ({ mailId }) => deliverMail(dependencies, mailId))
  await dependencies.jobs.onDeadLetter('mail', ({ mailId }) =>
    giveUp(dependencies.database, mailId, dependencies.clock.now()),
  )
}
