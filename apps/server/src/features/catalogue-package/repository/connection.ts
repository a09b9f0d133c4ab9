import { Client } from 'pg'

/** Opens a connection for one import. Its statements may take minutes, unlike those of requests. */
export async function openClient(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'normwerk import', keepAlive: true })
  // If the connection breaks, the running query fails, and its caller handles the error.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Runs `work` in one transaction. Commits it if `work` returns `isKept`, else rolls it back. */
export async function inTransaction<Answer>(
  client: Client,
  work: () => Promise<{ answer: Answer; isKept: boolean }>,
): Promise<Answer> {
  await client.query('begin')
  const { answer, isKept } = await work()
  await client.query(isKept ? 'commit' : 'rollback')
  return answer
}
