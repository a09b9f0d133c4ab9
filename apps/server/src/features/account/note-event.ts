import type { Queries } from '../../database/client.ts'
import type { Tools } from '../../tools.ts'
import { insertAudit } from './repository.ts'

interface SecurityEvent {
  action: 'account.signedIn' | 'account.signInRefused' | 'account.signedOut' | 'account.sessionsEnded'
  /** Who did it; null: nobody signed in. */
  userId: string | null
  companyId: string | null
  /** Whose account it was about, where that is somebody else. */
  subjectId?: string
  details?: Record<string, string>
  correlationId: string
}

/** Keeps a security event for good, so it names people by their ids alone. */
export function noteEvent({ ids, clock }: Tools, db: Queries, event: SecurityEvent): Promise<void> {
  const { action, userId, companyId, subjectId = null, details = {}, correlationId } = event
  return insertAudit(db, {
    id: ids.next(),
    at: clock.now(),
    action,
    userId,
    companyId,
    subjectId,
    details,
    correlationId,
  })
}
