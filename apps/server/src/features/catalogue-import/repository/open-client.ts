import { Client } from 'pg'

/** A connection for one import: it may think for minutes, unlike those that answer requests. */
export async function openClient(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'normwerk import', keepAlive: true })
  // A connection that breaks fails its query, which says so.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
