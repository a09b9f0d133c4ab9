import type { Pool, PoolClient } from 'pg'
import { type Queries, queriesOf } from './client.ts'

const noTimeouts = `
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = '15s'`

/**
 * Runs `work` on one connection that sees the database as it was at the first statement, however long the work takes.
 * It can only read, and waits for locks no longer than the statements of a request.
 */
export async function readAtOneMoment<Result>(
  pool: Pool,
  work: (db: Queries, client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(noTimeouts)
    const result = await work(queriesOf(client), client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // The result may not be read to its end, so the connection is not used again.
    client.release(true)
    throw error
  }
}
