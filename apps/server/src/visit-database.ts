import { visitCluster } from './database/embedded/visit-cluster.ts'
import type { Settings } from './settings.ts'

/** Returns the URL of the shop's database for a short command, whether the shop runs or not. */
export async function visitDatabase(settings: Settings, opened: AsyncDisposableStack): Promise<string> {
  if (settings.databaseUrl !== null) return settings.databaseUrl
  const cluster = await visitCluster({ dataDir: settings.dataDir, chosen: settings.dataDirChosen })
  opened.defer(() => cluster.stop())
  return cluster.databaseUrl
}
