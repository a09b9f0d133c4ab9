import { Client } from 'pg'
import { expect } from 'vitest'
import type { TestApp } from './start-app.ts'
import { waitFor } from './wait-for.ts'

/** Runs statements about a user in a transaction that ends only when the started call waits for it. */
export async function changeWhileWaiting<Answer>(
  shop: TestApp,
  userId: string,
  statements: string[],
  start: () => Promise<Answer>,
): Promise<Answer> {
  const client = new Client({ connectionString: shop.databaseUrl })
  await client.connect()
  await client.query('begin')
  for (const statement of statements) await client.query(statement, [userId])
  const answer = start()
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  await waitFor(async () => expect((await shop.dependencies.pool.query(waiting)).rowCount).toBe(1))
  await client.query('commit')
  await client.end()
  return answer
}
