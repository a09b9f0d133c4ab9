import { Client } from 'pg'

/** Sends one statement to the database of a cluster, as its superuser. */
export async function administer(clusterUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: clusterUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export function databaseUrlOf(clusterUrl: string, database: string): string {
  const url = new URL(clusterUrl)
  url.pathname = database
  return url.href
}
