import type { Connections } from './database/connections.ts'
import { visitCluster } from './database/embedded/cluster.ts'
import type { Settings } from './settings.ts'

/** Returns how a short command reaches the shop's database, whether the shop runs or not. */
export async function visitDatabase(settings: Settings, opened: AsyncDisposableStack): Promise<Connections> {
  const { databaseUrl, migrationDatabaseUrl, dataDir, dataDirChosen } = settings
  if (databaseUrl !== null) return { databaseUrl, ownerUrl: migrationDatabaseUrl ?? databaseUrl }
  const cluster = await visitCluster({ dataDir, chosen: dataDirChosen })
  opened.defer(() => cluster.stop())
  return { databaseUrl: cluster.databaseUrl, ownerUrl: cluster.databaseUrl }
}
