import { Client } from 'pg'

/** The owner of the tables migrates them. The running shop only reads and writes their rows. */
export interface Connections {
  databaseUrl: string
  /** May be the same. */
  ownerUrl: string
}

/** Runs a few statements on a connection of their own. */
export async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, application_name: 'normwerk rights' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
