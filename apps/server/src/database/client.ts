import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { type Client, Pool, type PoolClient } from 'pg'

export type { Client, Pool }

const second = 1000
/** A call that waits longer for a connection is rejected (503) instead of queued without a limit. */
const connectionTimeout = 5 * second
/** Stay open without use, with their prepared statements. All others close after a while. */
const warmConnections = 4
const statementTimeout = 15 * second
const idleInTransactionTimeout = 15 * second

/** Opens the pool of the shop's calls; it connects with the first query. */
export function openPool(databaseUrl: string, report: (error: Error) => void): Pool {
  return open(databaseUrl, report, { max: 20, min: warmConnections })
}

/** Opens a pool of one connection. */
export function openProbe(databaseUrl: string, report: (error: Error) => void): Pool {
  return open(databaseUrl, report, { max: 1 })
}

function open(databaseUrl: string, report: (error: Error) => void, size: { max: number; min?: number }): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'normwerk',
    ...size,
    pipeline: true,
    connectionTimeoutMillis: connectionTimeout,
    idleTimeoutMillis: 30 * second,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: idleInTransactionTimeout,
    keepAlive: true,
  })
  // The pool replaces a broken connection; without a listener the error would end the process. A pool ends before its
  // connections are closed, so a database that stops right after it may break them.
  pool.on('error', (error) => {
    if (!pool.ending) report(error)
  })
  // A connection that breaks during a query makes the query fail, and then emits an error itself.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export function useDatabase(pool: Pool) {
  return drizzle(pool, { casing: 'snake_case' })
}

/** Returns the query interface of a single connection. */
export function queriesOf(client: Client | PoolClient): Queries {
  return drizzle(client, { casing: 'snake_case' })
}

const queriesByClient = new WeakMap<PoolClient, Queries>()

/**
 * Runs `work` in a transaction. `work` may send statements together by not awaiting each; the first are sent together with
 * the begin. It must not end before all that it has sent are answered.
 */
export async function inTransaction<Result>(pool: Pool, work: (db: Queries) => Promise<Result>): Promise<Result> {
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
    const { command } = await client.query(isKept ? 'commit' : 'rollback')
    // So PostgreSQL answers the commit of a transaction in which a statement has failed.
    if (isKept && command === 'ROLLBACK') throw new Error('the transaction was rolled back')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Throws if the database is unavailable. */
export async function pingDatabase(pool: Pool): Promise<void> {
  await pool.query('select 1')
}

export type Database = ReturnType<typeof useDatabase>
/** What a repository runs on: the database, or the transaction that `bind` opened. */
export type Queries = PgDatabase<NodePgQueryResultHKT>
