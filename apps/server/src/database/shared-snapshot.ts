import { Client, type ClientBase } from 'pg'

// The thread of the index imports this file at each build, so it loads no table.

/**
 * Returns the name of the transaction's snapshot, so that other connections can read the same data while it is open.
 */
export async function exportSnapshot(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select pg_export_snapshot() as name')
  return rows[0]?.name ?? ''
}

/** Opens a connection whose transaction sees what the one that exported the snapshot sees. */
export async function connectAtSnapshot(databaseUrl: string, snapshot: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'normwerk index' })
  await client.connect()
  await client.query('begin isolation level repeatable read read only')
  await client.query(`set transaction snapshot ${client.escapeLiteral(snapshot)}`)
  await client.query("set local lock_timeout = '15s'")
  return client
}
