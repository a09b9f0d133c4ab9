import type { AuditValue } from '@normwerk/contract/audit'
import type { AuditChanges } from '../../database/tables/audit.ts'

/**
 * What differs, by field, as the audit keeps it; `null` stands for what was not there yet, or is no more.
 * @param fields which of them are looked at; what `after` leaves out has not changed
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
