import { sql } from 'drizzle-orm'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { type Client, Pool } from 'pg'

export type { Client, Pool }

const second = 1000
/** A call that waits longer for a connection is rejected (503) instead of queued without a limit. */
const connectionTimeout = 5 * second
const statementTimeout = 15 * second
const idleInTransactionTimeout = 15 * second

/** Opens the pool; it connects with the first query. */
export function openPool(databaseUrl: string, report: (error: Error) => void): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'normwerk',
    max: 20,
    connectionTimeoutMillis: connectionTimeout,
    idleTimeoutMillis: 30 * second,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: idleInTransactionTimeout,
    keepAlive: true,
  })
  // The pool replaces a broken connection; without a listener it would end the process. An ended pool does not wait until
  // its connections are closed, so the database that stops next may break them.
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
export function queriesOf(client: Client): Queries {
  return drizzle(client, { casing: 'snake_case' })
}

/** Throws if the database is unavailable. */
export async function pingDatabase(db: Queries): Promise<void> {
  await db.execute(sql`select 1`)
}

export type Database = ReturnType<typeof useDatabase>
/** What a repository runs on: the database, or the transaction that `bind` opened. */
export type Queries = PgDatabase<NodePgQueryResultHKT>
