import type { Pool } from 'pg'
import { type Database, type Queries, useDatabase } from './client.ts'
import { breakConnections, openPool, openProbe } from './pool.ts'
import { isConflict, isDatabaseUnavailable } from './query-error.ts'

const pause = 250
/** A replica that lacks older changes is not read. */
const maxAge = 1000

/** Runs reads whose answer may be a second old. They may run twice. */
export type ReadLagging = <Result>(read: (db: Queries) => Promise<Result>) => Promise<Result>

/** A position in the log of the database, and when it was the last one. */
interface Mark {
  position: number
  at: number
}

interface Replica {
  /** How old the state is that the replica has reached. */
  ageSeconds(): number
  stop(): void
}

/**
 * Follows how far a replica is behind. The position of the database in its log is noted a few times a second, so no clocks
 * are compared. A replica that was promoted reaches none of the positions that follow.
 * @param pools `replicaCalls` are the connections on which calls read; they are closed if the replica does not answer
 */
function followReplica(pools: { database: Pool; replica: Pool; replicaCalls: Pool }): Replica {
  let marks: Mark[] = []
  let reachedAt = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function check(): Promise<void> {
    const at = performance.now()
    marks.push({ position: await readPosition(pools.database, 'pg_current_wal_lsn'), at })
    const reached = await readPosition(pools.replica, 'pg_last_wal_replay_lsn')
    reachedAt = Math.max(reachedAt, ...marks.filter(({ position }) => position <= reached).map((mark) => mark.at))
    marks = marks.filter((mark) => mark.at > Math.max(reachedAt, at - maxAge))
  }

  async function run(): Promise<void> {
    await check().catch(() => {
      reachedAt = Number.NEGATIVE_INFINITY
      breakConnections(pools.replicaCalls)
    })
    if (!isStopped) timer = setTimeout(run, pause).unref()
  }

  run()
  return {
    ageSeconds: () => (performance.now() - reachedAt) / 1000,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** A server that never was a replica has reached nothing. */
async function readPosition(pool: Pool, position: 'pg_current_wal_lsn' | 'pg_last_wal_replay_lsn'): Promise<number> {
  const { rows } = await pool.query<{ bytes: number | null }>(`select (${position}() - '0/0')::float8 as bytes`)
  return rows[0]?.bytes ?? Number.NEGATIVE_INFINITY
}

/** Returns a function that reads from the replica while that is recent, else from the database itself. */
function readFromReplica(database: Database, copy: Database, replica: Pick<Replica, 'ageSeconds'>): ReadLagging {
  return async (read) => {
    if (replica.ageSeconds() * 1000 > maxAge) return read(database)
    try {
      return await read(copy)
    } catch (error) {
      // PostgreSQL also cancels reads of rows that the replica has to remove.
      if (!isDatabaseUnavailable(error) && !isConflict(error)) throw error
      return read(database)
    }
  }
}

/** Opens the replica if one is set. Without it, reads that may be old go to the database too. */
export function openReplica(
  urls: { databaseUrl: string; replicaUrl: string | null },
  calls: Pool,
  opened: AsyncDisposableStack,
  report: (error: Error) => void,
): { readLagging: ReadLagging; replicaAge: (() => number) | null } {
  const database = useDatabase(calls)
  if (urls.replicaUrl === null) return { readLagging: (read) => read(database), replicaAge: null }
  const open = (pool: Pool) => {
    opened.defer(() => pool.end())
    return pool
  }
  const replicaCalls = open(openPool(urls.replicaUrl, report))
  const replica = followReplica({
    database: open(openProbe(urls.databaseUrl, report)),
    replica: open(openProbe(urls.replicaUrl, report)),
    replicaCalls,
  })
  opened.defer(() => replica.stop())
  return {
    readLagging: readFromReplica(database, useDatabase(replicaCalls), replica),
    replicaAge: replica.ageSeconds,
  }
}
