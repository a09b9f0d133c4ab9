import type { Connections } from './database/connections.ts'
import { explainUnreachable } from './database/explain-unreachable.ts'
import { migrateDatabase } from './database/migrate.ts'
import { grantRights } from './database/rights.ts'
import { prepareJobs } from './infrastructure/jobs.ts'

/**
 * Brings the tables to the version of this shop, and lets the running shop use them.
 * @throws StartError if the database cannot be used
 */
export async function prepareDatabase(connections: Connections): Promise<void> {
  await migrateDatabase(connections.ownerUrl).catch(explainUnreachable)
  await prepareJobs(connections.ownerUrl)
  await grantRights(connections).catch(explainUnreachable)
}
