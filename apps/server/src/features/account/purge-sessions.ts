import type { Queries } from '../../database/client.ts'
import { purgeExpiredAttempts } from './limit-attempts.ts'
import { purgeExpiredTokens } from './one-time-tokens.ts'
import { deleteEndedSessions } from './repository/users.ts'

/** Deletes ended sessions, attempts that no longer count, and expired links. */
export async function purgeExpiredSessions(db: Queries, now: Date): Promise<void> {
  await deleteEndedSessions(db, now)
  await purgeExpiredAttempts(db, now)
  await purgeExpiredTokens(db, now)
}
