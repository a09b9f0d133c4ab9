import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { tryLock } from '../client.ts'
import { type Connection, stayConnected } from '../stay-connected.ts'

/** Another shop process uses the cluster. */
export class ClusterInUse extends Error {}

const database = 'normwerk'
/** PostgreSQL needs a moment to notice that a process was killed. */
const tries = 10
const pause = 100

/**
 * Claims a running cluster for this process by a lock that ends with its connection, however the process ends.
 * Therefore neither a left-over file nor a reused process number can mislead. The end of the connection also tells that
 * the cluster may have ended.
 * @param revive starts the cluster again if it has ended
 */
export async function claimCluster(
  serverUrl: string,
  revive: () => Promise<void>,
): Promise<{ databaseUrl: string; claim: Connection }> {
  const claim = await stayConnected(
    { databaseUrl: `${serverUrl}/postgres`, name: 'normwerk claim', revive },
    lockCluster,
  )
  try {
    await createDatabaseOnce(`${serverUrl}/postgres`)
  } catch (error) {
    await claim.close()
    throw error
  }
  return { databaseUrl: databaseOf(serverUrl), claim }
}

/** Returns the shop's own database on a cluster. */
export function databaseOf(serverUrl: string): string {
  return `${serverUrl}/${database}`
}

async function lockCluster(client: Client): Promise<void> {
  for (let left = tries; left > 0; left -= 1) {
    if (await tryLock(client, 'embedded')) return
    await wait(pause)
  }
  throw new ClusterInUse()
}

async function createDatabaseOnce(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
    if (rowCount === 0) await client.query(`create database ${database}`)
  } finally {
    await client.end()
  }
}
