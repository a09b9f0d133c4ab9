import { Socket } from 'node:net'
import { type Client, Pool, type PoolClient, type PoolConfig } from 'pg'

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
