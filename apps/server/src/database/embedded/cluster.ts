import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import { StartError } from '../../start-error.ts'
import { isConnectionLost } from '../query-error.ts'
import type { Connection } from '../stay-connected.ts'
import { findBinaries } from './binaries.ts'
import { ClusterInUse, claimCluster } from './claim.ts'
import { type DataFolder, linkCluster, placeCluster } from './cluster-folder.ts'
import { initialiseOnce, readPassword } from './initialise.ts'
import { findOperator } from './operator.ts'
import { launch, shutDown } from './pg-ctl.ts'
import { findPostmaster } from './postmaster.ts'
import type { Server } from './server.ts'
import { serverUrl } from './socket.ts'

/** A running PostgreSQL that belongs to this process. */
export interface Cluster {
  /** URL of the database `normwerk`, including the password. */
  databaseUrl: string
  stop(): Promise<void>
}

const timeoutMs = 60_000
const pause = 100

/**
 * Starts the PostgreSQL of a data folder, which is created at the first start. Takes over a server that a killed shop
 * left running.
 * @throws StartError if the folder cannot be used, or another shop process uses it.
 */
export async function startCluster(data: DataFolder & { isVolatile?: boolean }): Promise<Cluster> {
  const operator = await findOperator(`${data.dataDir}/postgres`)
  const binaries = await findBinaries(operator)
  const place = await placeCluster(data, operator)
  const server = { folder: place.path, binaries, operator, isVolatile: data.isVolatile ?? false }
  await initialiseOnce(server)
  server.folder = await linkCluster(place)
  const { databaseUrl, claim } = await reach(server, data.dataDir)
  return {
    databaseUrl,
    async stop() {
      // In this order, because a second shop process could otherwise take the server over in the meantime.
      await shutDown(server)
      await claim.close()
    },
  }
}

/** Another shop process may just be starting or stopping the server, so this retries for a while. */
async function reach(server: Server, dataDir: string): Promise<{ databaseUrl: string; claim: Connection }> {
  const password = await readPassword(server.folder)
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const running = (await findPostmaster(server.folder)) ?? (await launch(server))
    try {
      if (running !== 'notReady') return await claimCluster(serverUrl(server.folder, running, password))
    } catch (error) {
      if (error instanceof ClusterInUse) throw new StartError(`Another shop process uses the data folder ${dataDir}.`)
      if (!isPassing(error)) throw error
    }
    if (Date.now() > deadline) throw new StartError(`The PostgreSQL in ${server.folder} does not answer.`)
    await wait(pause)
  }
}

function isPassing(error: unknown): boolean {
  // 57P..: starting up, shutting down.
  if (error instanceof DatabaseError) return error.code?.startsWith('57P') === true
  return isConnectionLost(error)
}
