import { access, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import { StartError } from '../../settings.ts'
import { isConnectionLost } from '../query-error.ts'
import { findBinaries } from './binaries.ts'
import { ClusterInUse, claimCluster, databaseOf } from './claim.ts'
import { type DataFolder, linkCluster, placeCluster } from './cluster-folder.ts'
import { initialiseOnce, readPassword, wrongPassword } from './initialise.ts'
import { keepRunning, type Restarts } from './keep-running.ts'
import { findOperator } from './operator.ts'
import { endAtOnce, launch, shutDown } from './pg-ctl.ts'
import { findPostmaster, type Postmaster } from './postmaster.ts'
import type { Server } from './server.ts'
import { markLog } from './server-log.ts'
import { serverUrl } from './socket.ts'

const name = 'database-created'

/** @throws StartError if a database was here and its folder is empty now, as when a volume is not mounted */
async function rejectLostDatabase(dataDir: string, folder: string): Promise<void> {
  const marker = join(dataDir, name)
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? [] : null))
  if (files === null || files.length > 0) return
  const isMarked = await access(marker).then(
    () => true,
    () => false,
  )
  if (!isMarked) return
  throw new StartError(
    `A database was in ${folder}, which is empty now. Is its volume mounted? If it is lost, delete ${marker} and restore a backup.`,
  )
}

/** Remembers beside the database that there is one. */
async function markDatabase(dataDir: string): Promise<void> {
  await writeFile(join(dataDir, name), '')
}

/** A running PostgreSQL that belongs to this process. */
export interface Cluster {
  /** URL of the database `normwerk`, including the password. */
  databaseUrl: string
  restarts: Readonly<Restarts>
  stop(): Promise<void>
  /** Ends it at once; it recovers at its next start. */
  abandon(): Promise<void>
}

interface Options extends DataFolder {
  isVolatile?: boolean
  /** Receives why PostgreSQL ended, and why it could not be started again, in its own words. */
  report?: (error: Error) => void
}

/** A running server that may belong to another process. */
interface Found {
  server: Server
  running: Postmaster
  password: string
  readLog: () => Promise<string>
  report: (error: Error) => void
}

/** How long a server may take to start or stop, in ms. */
const startTimeout = 60_000
const pause = 100

/**
 * Starts the PostgreSQL of a data folder, which is created at the first start, and starts it again whenever it ends. Takes
 * over a server that a killed shop left running.
 * @throws StartError if the folder cannot be used, or another shop process uses it.
 */
export async function startCluster(options: Options): Promise<Cluster> {
  const operator = await findOperator(`${options.dataDir}/postgres`)
  const binaries = await findBinaries(operator)
  const place = await placeCluster(options, operator)
  const server = { folder: place.path, binaries, operator, isVolatile: options.isVolatile ?? false }
  await rejectLostDatabase(options.dataDir, place.path)
  await initialiseOnce(server)
  server.folder = await linkCluster(place)
  const cluster = await reach(server, options)
  await markDatabase(options.dataDir)
  return cluster
}

/** Another shop process may just be starting or stopping the server, so this retries for a while. */
async function reach(server: Server, { dataDir, report = () => undefined }: Options): Promise<Cluster> {
  const password = await readPassword(server.folder)
  const deadline = Date.now() + startTimeout
  let isLaunched = false
  let readLog = await markLog(server.folder)
  for (;;) {
    let running = await findPostmaster(server.folder)
    if (running === undefined) {
      ;({ running, readLog } = await launch(server))
      isLaunched = true
    }
    try {
      if (running !== 'notReady') return await own({ server, running, password, readLog, report })
    } catch (error) {
      if (error instanceof ClusterInUse) throw new StartError(`Another shop process uses the data folder ${dataDir}.`)
      if (!isPassing(error)) {
        // Started here, so nothing else would stop it.
        if (isLaunched) await shutDown(server)
        throw isWrongPassword(error) ? wrongPassword(server.folder) : error
      }
    }
    if (Date.now() > deadline) throw new StartError(`The PostgreSQL in ${server.folder} does not answer.`)
    await wait(pause)
  }
}

async function own({ server, running, password, readLog, report }: Found): Promise<Cluster> {
  const watch = keepRunning(server, running, { readLog, report })
  try {
    const { databaseUrl, claim } = await claimCluster(serverUrl(server.folder, running, password), watch.revive)
    return {
      databaseUrl,
      restarts: watch.restarts,
      async stop() {
        await watch.stop()
        // In this order, because a second shop process could otherwise take the server over in the meantime.
        await shutDown(server)
        await claim.close()
      },
      async abandon() {
        // Not awaited, because a restart that has begun may take long.
        void watch.stop()
        await endAtOnce(server)
      },
    }
  } catch (error) {
    await watch.stop()
    throw error
  }
}

/** An empty password is not even sent. */
function isWrongPassword(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.code?.startsWith('28') === true
  return error instanceof Error && error.message.includes('client password must be')
}

function isPassing(error: unknown): boolean {
  // 57P..: starting up, shutting down.
  if (error instanceof DatabaseError) return error.code?.startsWith('57P') === true
  return isConnectionLost(error)
}

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
