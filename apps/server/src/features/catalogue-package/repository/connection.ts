import { Client } from 'pg'

/** Opens a connection for one import. Its statements may take minutes, unlike those of requests. */
export async function openClient(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'normwerk import', keepAlive: true })
  // If the connection breaks, the running query fails, and its caller handles the error.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
