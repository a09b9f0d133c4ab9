import { describeError } from '../../outside/describe-error.ts'
import { PostError } from '../../outside/post.ts'
import type { Tools } from '../../tools.ts'
import { composeLetter } from './compose-letter.ts'
import { findUnsent, giveUp, markSent, noteFailure } from './repository.ts'

/**
 * Writes a mail and sends it. A job may come twice: one that has been sent is left alone, and one that is sent again
 * carries links of its own, which end those before.
 * @throws when it could not be sent, so that the job is tried again
 */
export async function deliverMail(tools: Tools, mailId: string): Promise<void> {
  const { database, post, clock } = tools
  const mail = await findUnsent(database, mailId)
  if (mail === undefined) return
  try {
    // Committed first: no link leaves that opens nothing, and no transaction waits for a mail server.
    const letter = await database.transaction((db) => composeLetter(tools, db, mail))
    if (letter !== null) await post.send(letter)
  } catch (error) {
    await noteFailure(database, mailId, putIntoWords(error))
    throw error
  }
  await markSent(database, mailId, clock.now())
}

/** For staff, who see the address anyway; a mail server that refuses a text may quote the link in it. */
function putIntoWords(error: unknown): string {
  const words = error instanceof PostError ? error.answer : describeError(error).message
  return words.replaceAll(/token=[\w-]*/g, 'token=…').slice(0, 500)
}

/** Delivers mails for as long as the jobs run; what no attempt delivered waits for staff. */
export async function workMails(tools: Tools): Promise<void> {
  await tools.jobs.work('mail', ({ mailId }) => deliverMail(tools, mailId))
  await tools.jobs.mourn('mail', ({ mailId }) => giveUp(tools.database, mailId, tools.clock.now()))
}
