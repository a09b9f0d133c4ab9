import type { PackageReport } from '@normwerk/contract/catalogue-package'
import type { AuditChanges } from '../../database/tables/audit.ts'

/** Returns what the audit log records of an import: how many rows of each table it changed. */
export function countChanges({ tables }: PackageReport): AuditChanges {
  const counts = tables.map(
    ({ table, added, changed, discontinued }) => [table, added + changed + discontinued] as const,
  )
  return Object.fromEntries(counts.filter(([, count]) => count > 0).map(([table, count]) => [table, [null, count]]))
}
