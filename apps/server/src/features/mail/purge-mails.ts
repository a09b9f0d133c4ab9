import type { Queries } from '../../database/client.ts'
import { deleteMails } from './repository/mails.ts'

const day = 24 * 60 * 60 * 1000
const keptSent = 30 * day
/** Longer, because users may still ask about an undelivered mail. */
const keptGivenUp = 90 * day

/** Deletes old mails, because they contain the recipients. */
export function purgeExpiredMails(db: Queries, now: Date): Promise<void> {
  const time = now.getTime()
  return deleteMails(db, { sent: new Date(time - keptSent), givenUp: new Date(time - keptGivenUp) })
}
