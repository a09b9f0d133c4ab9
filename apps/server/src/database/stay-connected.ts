import { Client } from 'pg'

const firstPause = 250
const maxPause = 5000
const heartbeatPause = 4000
/** A database that is frozen keeps its connections open and answers nothing. */
const answerTimeout = 4000

export interface Connection {
  close(): Promise<void>
}

/**
 * Keeps one connection for something that lasts as long as the connection: a lock or a subscription. `prepare` runs on
 * it now, and on each new connection after it was lost. An error of the first run is thrown; later runs are retried
 * until they succeed.
 * @param options.revive runs before each new connection after the first
 */
export async function stayConnected(
  options: { databaseUrl: string; name: string; revive?: () => Promise<void> },
  prepare: (client: Client) => Promise<void>,
): Promise<Connection> {
  let closed = false
  let failures = 0
  let current = await connect()

  async function connect(): Promise<Client> {
    const client = new Client({
      connectionString: options.databaseUrl,
      application_name: options.name,
      connectionTimeoutMillis: answerTimeout,
      query_timeout: answerTimeout,
      // With it the driver closes a connection whose query has timed out.
      pipeline: true,
    })
    // A lost connection also ends, which is handled below. Without a listener it would end the process.
    client.on('error', () => undefined)
    try {
      await client.connect()
      await prepare(client)
    } catch (error) {
      await client.end()
      throw error
    }
    // A failed one closes the connection.
    const heartbeat = setInterval(() => client.query('select 1').catch(() => undefined), heartbeatPause).unref()
    client.on('end', () => {
      clearInterval(heartbeat)
      tryLater()
    })
    return client
  }

  function tryLater(): void {
    if (!closed) setTimeout(reconnect, Math.min(firstPause * 2 ** failures, maxPause)).unref()
  }

  async function reconnect(): Promise<void> {
    if (closed) return
    try {
      await options.revive?.()
      current = await connect()
      failures = 0
      if (closed) await current.end()
    } catch {
      failures += 1
      tryLater()
    }
  }

  return {
    async close() {
      closed = true
      await current.end()
    },
  }
}
