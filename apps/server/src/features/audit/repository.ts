import type { Queries } from '../../database/client.ts'
import { audit, auditPersonal } from '../../database/tables/audit.ts'

export async function insertAudit(db: Queries, event: typeof audit.$inferInsert): Promise<void> {
  await db.insert(audit).values(event)
}

export async function insertPersonal(db: Queries, row: typeof auditPersonal.$inferInsert): Promise<void> {
  await db.insert(auditPersonal).values(row)
}
