import { Client } from 'pg'

/** A connection for one import: it may think for minutes, unlike those that answer requests. */
export async function openClient(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'normwerk import', keepAlive: true })
  // A connection that breaks fails its query, which says so.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Runs `work` in one transaction: commits it where `work` says that it is to be kept, otherwise rolls it back. */
export async function inTransaction<Answer>(
  client: Client,
  work: () => Promise<{ answer: Answer; isKept: boolean }>,
): Promise<Answer> {
  await client.query('begin')
  const { answer, isKept } = await work()
  await client.query(isKept ? 'commit' : 'rollback')
  return answer
}
