import type { Queries } from '../../database/client.ts'
import { deleteSessions } from './repository/users.ts'

/** Ends all sessions of a user, or all but one. The next call with an ended session is anonymous. */
export async function endSessions(db: Queries, userId: string, exceptSessionId?: string): Promise<void> {
  await deleteSessions(db, userId, exceptSessionId)
}
