import { Client } from 'pg'
import { type Queries, queriesOf } from './client.ts'

const noTimeouts = `
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = '15s'`
/** Of one statement, in ms. A database that is frozen keeps its connections open and answers nothing. */
const answerTimeout = 60_000

/**
 * Runs `work` on a connection of its own that sees the database as it was at the first statement, however long the work
 * takes. It can only read.
 */
export async function readSnapshot<Result>(
  databaseUrl: string,
  work: (db: Queries, client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'normwerk snapshot',
    connectionTimeoutMillis: answerTimeout,
    query_timeout: answerTimeout,
    // With it the driver closes a connection whose query has timed out.
    pipeline: true,
  })
  // The running query fails too, and reports it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('begin isolation level repeatable read read only')
    await client.query(noTimeouts)
    return await work(queriesOf(client), client)
  } finally {
    await client.end()
  }
}
