import type { AuditValue } from '@normwerk/contract/audit'
import type { AuditChanges } from '../../database/tables/audit.ts'

/**
 * What differs, by field, as the audit keeps it.
 * @param fields which of them are looked at; what `after` leaves out has not changed
 */
export function changesBetween<Field extends string>(
  before: Record<Field, AuditValue>,
  after: Partial<Record<Field, AuditValue | undefined>>,
  fields: readonly Field[],
): AuditChanges {
  const changes: AuditChanges = {}
  for (const field of fields) {
    const now = after[field]
    if (now !== undefined && JSON.stringify(now) !== JSON.stringify(before[field]))
      changes[field] = [before[field], now]
  }
  return changes
}
