import type { AuditAction, AuditValue } from '@normwerk/contract/audit'
import type { Queries } from '../../database/client.ts'
import type { AuditChanges } from '../../database/tables/audit.ts'
import type { Dependencies } from '../../http/call.ts'
import { insertAudit, insertPersonal } from './repository/audit.ts'

export interface AuditEvent {
  action: AuditAction
  /** The user who acted; null: nobody was signed in. */
  userId: string | null
  /** The company whose administrators see it. */
  companyId: string | null
  /** What was changed, if it is not the acting user. */
  subjectId?: string
  /** Values before and after, without personal data. */
  changes?: AuditChanges
  /** Personal data before and after, which is deleted with its user, or as an address with its company. */
  personal?: ({ userId: string } | { companyId: string }) & { changes: AuditChanges }
  details?: Record<string, string>
  correlationId: string
}

/**
 * Records a security event or an administrative change permanently. The permanent row names people by their ids alone.
 */
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

/** Fields of a user that are recorded separately, because they must be deleted with the user. */
export const personalFields = [
  'username',
  'email',
  'salutation',
  'title',
  'firstName',
  'lastName',
  'phoneNumber',
  'mobilePhoneNumber',
  'fax',
] as const

/**
 * Returns the differences by field, in the form of the audit log; `null` if it did not exist before, or no longer
 * exists.
 * @param fields the compared fields; a field that `after` lacks has not changed
 */
export function changesBetween<Field extends string>(
  before: Record<Field, AuditValue> | null,
  after: Partial<Record<Field, AuditValue | undefined>> | null,
  fields: readonly Field[],
): AuditChanges {
  const changes: AuditChanges = {}
  for (const field of fields) {
    const was = before === null ? null : before[field]
    const now = after === null ? null : after[field]
    if (now !== undefined && JSON.stringify(now) !== JSON.stringify(was)) changes[field] = [was, now]
  }
  return changes
}
