import type { AuditEntry, ListAudit } from '@normwerk/contract/audit'
import type { Queries } from '../../database/client.ts'
import { presentEntry } from './present-entry.ts'
import { listAuditRows, narrow } from './repository/audit.ts'

/**
 * Lists a page of the log.
 * @param companyId the company of the administrator who asks; null: staff
 */
export async function listAudit(
  db: Queries,
  companyId: string | null,
  filter: ListAudit,
): Promise<{ items: AuditEntry[]; page: number; size: number; total: number }> {
  const { page, size } = filter
  const { rows, total } = await listAuditRows(db, narrow(companyId, filter), { page, size })
  return { items: rows.map((row) => presentEntry(row, companyId)), page, size, total }
}
