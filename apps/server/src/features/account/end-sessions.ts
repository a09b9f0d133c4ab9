import type { Queries } from '../../database/client.ts'
import { deleteSessions } from './repository/users.ts'

/** Signs a user out everywhere, or everywhere but here; whoever uses a session of his is nobody at his next call. */
export async function endSessions(db: Queries, userId: string, exceptSessionId?: string): Promise<void> {
  await deleteSessions(db, userId, exceptSessionId)
}
