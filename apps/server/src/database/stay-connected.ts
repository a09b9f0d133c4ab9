import { Client } from 'pg'

const pause = 1000
const keepAliveDelay = 10_000

export interface Connection {
  close(): Promise<void>
}

/**
 * Keeps one connection for something that lasts as long as the connection: a lock or a subscription. `prepare` runs on
 * it now, and on each new connection after it was lost. An error of the first run is thrown; later runs are retried
 * until they succeed.
 */
export async function stayConnected(
  options: { databaseUrl: string; name: string },
  prepare: (client: Client) => Promise<void>,
): Promise<Connection> {
  let closed = false
  let current = await connect()

  async function connect(): Promise<Client> {
    const client = new Client({
      connectionString: options.databaseUrl,
      application_name: options.name,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveDelay,
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
    client.on('end', tryLater)
    return client
  }

  function tryLater(): void {
    if (!closed) setTimeout(reconnect, pause).unref()
  }

  async function reconnect(): Promise<void> {
    if (closed) return
    try {
      current = await connect()
      if (closed) await current.end()
    } catch {
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
