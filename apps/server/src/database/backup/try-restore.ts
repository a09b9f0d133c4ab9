import { startCluster } from '../embedded/cluster.ts'
import { makeScratchFolder } from '../embedded/scratch-folder.ts'
import { checkFiles } from './check-files.ts'
import { checkIndexes } from './check-indexes.ts'
import { loadBackup } from './load-backup.ts'
import { readManifest } from './manifest.ts'

/** The error of a start reaches the caller that awaits it. */
const ignore = () => undefined

/**
 * Restores a backup into a PostgreSQL of its own. That all rows arrive and every constraint holds is part of loading
 * them.
 * @param opened ends that PostgreSQL
 * @throws StartError if it could not be restored
 */
export async function tryRestore(folder: string, opened: AsyncDisposableStack): Promise<void> {
  const manifest = await readManifest(folder)
  await checkFiles(folder, manifest)
  const scratch = opened.use(await makeScratchFolder('normwerk-restore-'))
  const starting = startCluster({ dataDir: scratch.path, chosen: true, isVolatile: true })
  // A signal may come while it starts.
  opened.defer(() => starting.then((cluster) => cluster.stop(), ignore))
  const cluster = await starting
  await loadBackup(cluster.databaseUrl, folder, manifest, async () => undefined)
  await checkIndexes(cluster.databaseUrl)
}
