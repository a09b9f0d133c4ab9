import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '../../settings.ts'
import { databaseOf } from './claim.ts'
import { type Cluster, startCluster, startTimeout } from './cluster.ts'
import { type DataFolder, placeCluster } from './cluster-folder.ts'
import { readPassword } from './initialise.ts'
import { findOperator } from './operator.ts'
import { findPostmaster, type Postmaster } from './postmaster.ts'
import { serverUrl } from './socket.ts'

const pause = 100

/**
 * For a short command: joins the PostgreSQL that a shop already runs, and leaves it running. If none runs, starts it.
 */
export async function visitCluster(data: DataFolder): Promise<Cluster> {
  const { path } = await placeCluster(data, await findOperator(`${data.dataDir}/postgres`))
  const running = await findRunning(path)
  if (running === undefined) return startCluster(data)
  const password = await readPassword(path).catch(() => {
    throw new StartError(`The database in ${path} belongs to another user.`)
  })
  return {
    databaseUrl: databaseOf(serverUrl(path, running, password)),
    restarts: { succeeded: 0, failed: 0 },
    stop: async () => undefined,
    abandon: async () => undefined,
  }
}

/** A shop may just be starting or stopping its server. Starting it here as well would take the shop's claim on it. */
async function findRunning(folder: string): Promise<Postmaster | undefined> {
  const deadline = Date.now() + startTimeout
  for (;;) {
    const running = await findPostmaster(folder)
    if (running !== 'notReady') return running
    if (Date.now() > deadline) throw new StartError(`The PostgreSQL in ${folder} does not answer.`)
    await wait(pause)
  }
}
