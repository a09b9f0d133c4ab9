import type { OwnSession } from '@normwerk/contract/account'
import type { Queries } from '../../database/client.ts'
import type { Caller } from '../../http/caller.ts'
import { listSessions } from './repository/users.ts'

/** Lists the caller's sessions, last used first. */
export async function listOwnSessions(db: Queries, caller: Caller, now: Date): Promise<OwnSession[]> {
  const sessions = await listSessions(db, caller.userId, now)
  return sessions.map((session) => ({
    id: session.id,
    current: session.id === caller.sessionId,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    userAgent: session.userAgent,
  }))
}
