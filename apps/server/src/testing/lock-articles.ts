import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { waitFor } from './wait-for.ts'

/** Lets everything that reads articles wait, until `release` is called or the test ends. */
export async function lockArticles(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin')
  await client.query('lock table articles in access exclusive mode')
  return {
    release: () => client.query('rollback'),
    waitForReader: () =>
      waitFor(async () => {
        const waiting = await client.query("select from pg_locks where not granted and relation = 'articles'::regclass")
        if (waiting.rowCount === 0) throw new Error('nobody waits for articles')
      }),
  }
}
