import type { Queries } from '../../database/client.ts'
import { deleteUnattended } from './repository/registrations.ts'

const day = 24 * 60 * 60 * 1000
/** How long a registration may stay unconfirmed. */
const maxUnconfirmedMs = 7 * day
/** How long a decision may take; after that the person must register again. */
const maxWaitMs = 90 * day

/** Deletes old registrations without confirmation or decision, because they contain personal data. */
export function purgeExpiredRegistrations(db: Queries, now: Date): Promise<void> {
  const time = now.getTime()
  return deleteUnattended(db, { created: new Date(time - maxUnconfirmedMs), confirmed: new Date(time - maxWaitMs) })
}
