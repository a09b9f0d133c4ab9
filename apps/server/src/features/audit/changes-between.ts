import type { AuditValue } from '@normwerk/contract/audit'
import type { AuditChanges } from '../../database/tables/audit.ts'

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
