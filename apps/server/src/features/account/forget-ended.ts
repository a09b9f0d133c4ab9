import type { Queries } from '../../database/client.ts'
import { forgetOldAttempts } from './limit-attempts.ts'
import { forgetExpiredTokens } from './one-time-tokens.ts'
import { deleteEndedSessions } from './repository.ts'

/** Forgets sessions that have ended, attempts that count no longer and links that open nothing any more. */
export async function forgetEnded(db: Queries, now: Date): Promise<void> {
  await deleteEndedSessions(db, now)
  await forgetOldAttempts(db, now)
  await forgetExpiredTokens(db, now)
}
