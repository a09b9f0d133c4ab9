import type { Queries } from '../../database/client.ts'
import { forgetOldAttempts } from './limit-attempts.ts'
import { deleteEndedSessions } from './repository.ts'

/** Forgets sessions that have ended and attempts to sign in that count no longer. */
export async function forgetEnded(db: Queries, now: Date): Promise<void> {
  await deleteEndedSessions(db, now)
  await forgetOldAttempts(db, now)
}
