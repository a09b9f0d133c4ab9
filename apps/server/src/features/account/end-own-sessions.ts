import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Caller } from '../../http/caller.ts'
import { recordEvent } from '../audit/record-event.ts'
import { endSessions } from './end-sessions.ts'
import { deleteSession } from './repository/users.ts'

/** Ends the named session, or all but the caller's. */
export async function endOwnSessions(
  dependencies: Pick<Dependencies, 'ids' | 'clock'>,
  db: Queries,
  caller: Caller,
  id: string | undefined,
  correlationId: string,
): Promise<void> {
  if (id === undefined) await endSessions(db, caller.userId, caller.sessionId)
  else await deleteSession(db, caller.userId, id)
  await recordEvent(dependencies, db, { action: 'account.sessionsEnded', ...caller, correlationId })
}
