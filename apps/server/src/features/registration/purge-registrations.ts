import type { Queries } from '../../database/client.ts'
import { deleteUnattended } from './repository/registrations.ts'

const day = 24 * 60 * 60 * 1000
/** How long somebody may take to follow the link in the mail. */
const maxUnconfirmedMs = 7 * day
/** How long those who decide may take; whoever still wants to come registers again. */
const maxWaitMs = 90 * day

/** Deletes registrations that nobody has confirmed, or decided on; they hold personal data. */
export function purgeExpiredRegistrations(db: Queries, now: Date): Promise<void> {
  const time = now.getTime()
  return deleteUnattended(db, { created: new Date(time - maxUnconfirmedMs), confirmed: new Date(time - maxWaitMs) })
}
