import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { type Client, Pool, type PoolClient, type PoolConfig } from 'pg'
import { explainCommit, isConflict } from './query-error.ts'

const maxAttempts = 4
const pause = 20

/** Runs a transaction, and again, at most three times, if it had to end for a simultaneous one. */
async function retryConflicts<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction()
    } catch (error) {
      if (attempt === maxAttempts || !isConflict(error)) throw error
      // Of different length, so that the same transactions do not meet again.
      await wait(pause * attempt * (1 + Math.random()))
    }
  }
}

/**
 * A connection to the database that sends the statements of one turn of the event loop with one system call. The driver
 * holds the parts of each statement back only until that statement is complete, although those of a transaction are often
 * sent together; in a short transaction these system calls are a fourth of the server's work.
 */
class SendingSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}

export type { Client, Pool }

const second = 1000
/** A call that waits longer for a connection is rejected (503) instead of queued without a limit. */
const connectionTimeout = 5 * second
/** Stay open without use, with their prepared statements. All others close after a while. */
const warmConnections = 4
/**
 * A database that works reports the reason of a delay itself, so it is given up last; the driver then closes the
 * connection. Each is a few times shorter for the health check.
 */
const callTimeouts = { query: 9 * second, statement: 8 * second, lock: 7 * second }
const probeTimeouts = { query: 4 * second, statement: 3 * second, lock: 2 * second }
const idleInTransactionTimeout = 15 * second

const connectionsByPool = new WeakMap<Pool, Set<PoolClient>>()

/** Opens the pool of the shop's calls; it connects with the first query. */
export function openPool(databaseUrl: string, report: (error: Error) => void): Pool {
  return open(databaseUrl, report, callTimeouts, { max: 20, min: warmConnections })
}

/** Opens a pool of one connection, for checks. */
export function openProbe(databaseUrl: string, report: (error: Error) => void): Pool {
  return open(databaseUrl, report, probeTimeouts, { max: 1, connectionTimeoutMillis: probeTimeouts.query })
}

function open(
  databaseUrl: string,
  report: (error: Error) => void,
  timeouts: typeof callTimeouts,
  own: PoolConfig,
): Pool {
  const begin = {
    text: `set statement_timeout = ${timeouts.statement}; set lock_timeout = ${timeouts.lock};
      set idle_in_transaction_session_timeout = ${idleInTransactionTimeout}`,
    query_timeout: probeTimeouts.query,
  }
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'normwerk',
    pipeline: true,
    stream: () => new SendingSocket(),
    connectionTimeoutMillis: connectionTimeout,
    idleTimeoutMillis: 30 * second,
    query_timeout: timeouts.query,
    keepAlive: true,
    // Not as parameters of the start of a connection, which a pooler rejects.
    onConnect: async (client) => {
      await client.query(begin)
    },
    ...own,
  })
  const connections = new Set<PoolClient>()
  connectionsByPool.set(pool, connections)
  pool.on('remove', (client) => connections.delete(client))
  // The pool replaces a broken connection; without a listener the error would end the process. A pool ends before its
  // connections are closed, so a database that stops right after it may break them.
  pool.on('error', (error) => {
    if (!pool.ending) report(error)
  })
  // A connection that breaks during a query makes the query fail, and then emits an error itself.
  pool.on('connect', (client) => {
    connections.add(client)
    client.on('error', () => undefined)
  })
  return pool
}

/** Closes all connections of a pool at once, so that whatever waits for an answer fails. */
export function breakConnections(pool: Pool): void {
  for (const client of connectionsByPool.get(pool) ?? []) client.connection.stream.destroy()
}

export function useDatabase(pool: Pool) {
  const database = drizzle(pool, { casing: 'snake_case' })
  const begin = database.transaction.bind(database)
  database.transaction = (work, options) =>
    retryConflicts(async () => {
      let isCommitting = false
      const result = begin(async (transaction) => {
        const done = await work(transaction)
        isCommitting = true
        return done
      }, options)
      return await result.catch((error) => {
        throw isCommitting ? explainCommit(error) : error
      })
    })
  return database
}

/** Returns the query interface of a single connection. */
export function queriesOf(client: Client | PoolClient): Queries {
  return drizzle(client, { casing: 'snake_case' })
}

const queriesByClient = new WeakMap<PoolClient, Queries>()

/**
 * Runs `work` in a transaction. `work` may send statements together by not awaiting each; the first are sent together with
 * the begin. It must not end before all that it has sent are answered. It runs again after a conflict with a simultaneous
 * transaction.
 */
export function inTransaction<Result>(pool: Pool, work: (db: Queries) => Promise<Result>): Promise<Result> {
  return retryConflicts(() => tryTransaction(pool, work))
}

async function tryTransaction<Result>(pool: Pool, work: (db: Queries) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  // All transactions of a connection share it, because it has prepared statements.
  const db = queriesByClient.get(client) ?? queriesOf(client)
  queriesByClient.set(client, db)
  try {
    return await transact(client, async () => ({ result: await work(db), isKept: true }))
  } finally {
    client.release()
  }
}

/** Runs `work` in a transaction of a given connection. Commits if `work` returns `isKept`, else rolls back. */
export async function transact<Result>(
  client: Client | PoolClient,
  work: () => Promise<{ result: Result; isKept: boolean }>,
): Promise<Result> {
  const begun = client.query('begin')
  // If it fails, the statements after it fail too, and report that.
  begun.catch(() => undefined)
  try {
    const { result, isKept } = await work()
    await begun
    const { command } = await (isKept ? commit(client) : client.query('rollback'))
    // So PostgreSQL answers the commit of a transaction in which a statement has failed.
    if (isKept && command === 'ROLLBACK') throw new Error('the transaction was rolled back')
    return result
  } catch (error) {
    // A broken connection has rolled back.
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

async function commit(client: Client | PoolClient) {
  try {
    return await client.query('commit')
  } catch (error) {
    throw explainCommit(error)
  }
}

export type Database = ReturnType<typeof useDatabase>
/** What a repository runs on: the database, or the transaction that `bind` opened. */
export type Queries = PgDatabase<NodePgQueryResultHKT>
