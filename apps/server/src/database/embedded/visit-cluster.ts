import { StartError } from '../../start-error.ts'
import { databaseOf } from './claim.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { type DataFolder, placeCluster } from './cluster-folder.ts'
import { readPassword } from './initialise.ts'
import { findOperator } from './operator.ts'
import { findPostmaster } from './postmaster.ts'
import { serverUrl } from './socket.ts'

/**
 * For a short command: joins the PostgreSQL that a shop already runs, and leaves it running. If none runs, starts it.
 */
export async function visitCluster(data: DataFolder): Promise<Cluster> {
  const { path } = await placeCluster(data, await findOperator(`${data.dataDir}/postgres`))
  const running = await findPostmaster(path)
  if (running === undefined || running === 'notReady') return startCluster(data)
  const password = await readPassword(path).catch(() => {
    throw new StartError(`The database in ${path} belongs to another user.`)
  })
  return { databaseUrl: databaseOf(serverUrl(path, running, password)), stop: async () => undefined }
}
