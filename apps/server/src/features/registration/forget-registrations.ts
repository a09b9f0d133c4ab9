import type { Queries } from '../../database/client.ts'
import { deleteUnconfirmed } from './repository.ts'

/** How long somebody may take to follow the link in the mail. */
const patience = 7 * 24 * 60 * 60 * 1000

/** Deletes registrations whose mail address nobody has confirmed; they hold personal data. */
export function forgetRegistrations(db: Queries, now: Date): Promise<void> {
  return deleteUnconfirmed(db, new Date(now.getTime() - patience))
}
