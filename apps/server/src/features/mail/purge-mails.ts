import type { Queries } from '../../database/client.ts'
import { deleteMails } from './repository/mails.ts'

const day = 24 * 60 * 60 * 1000
const keptSent = 30 * day
/** Longer, as somebody may still ask where his mail is. */
const keptGivenUp = 90 * day

/** Deletes whom mails went to. */
export function purgeExpiredMails(db: Queries, now: Date): Promise<void> {
  const time = now.getTime()
  return deleteMails(db, { sent: new Date(time - keptSent), givenUp: new Date(time - keptGivenUp) })
}
