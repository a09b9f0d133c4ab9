import type { AuditAction } from '@normwerk/contract/audit'
import type { Queries } from '../../database/client.ts'
import type { AuditChanges } from '../../database/tables/audit.ts'
import type { Dependencies } from '../../dependencies.ts'
import { insertAudit, insertPersonal } from './repository/audit.ts'

export interface AuditEvent {
  action: AuditAction
  /** Who did it; null: nobody signed in. */
  userId: string | null
  /** Whose administrators see it. */
  companyId: string | null
  /** What it was done to, where that is somebody or something else. */
  subjectId?: string
  /** Before and after, of what is not personal. */
  changes?: AuditChanges
  /** Before and after of somebody's personal data, which go when he does. */
  personal?: { userId: string; changes: AuditChanges }
  details?: Record<string, string>
  correlationId: string
}

/** Keeps a security event or an administrative change for good; the row that stays names people by their ids alone. */
export async function recordEvent(
  { ids, clock }: Pick<Dependencies, 'ids' | 'clock'>,
  db: Queries,
  event: AuditEvent,
): Promise<void> {
  const { action, userId, companyId, subjectId = null, changes = {}, personal, details = {}, correlationId } = event
  const id = ids.next()
  await insertAudit(db, { id, at: clock.now(), action, userId, companyId, subjectId, changes, details, correlationId })
  if (personal !== undefined && Object.keys(personal.changes).length > 0) {
    await insertPersonal(db, { auditId: id, ...personal })
  }
}
