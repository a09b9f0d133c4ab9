import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { waitFor } from './wait-for.ts'

/** Lets every page of a product wait, as each reads the files of its product, until `release` is called or the test ends. */
export async function lockProductFiles(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin')
  await client.query('lock table product_files in access exclusive mode')
  return {
    release: () => client.query('rollback'),
    waitForReader: () =>
      waitFor(async () => {
        const waiting = await client.query(
          "select from pg_locks where not granted and relation = 'product_files'::regclass",
        )
        if (waiting.rowCount === 0) throw new Error('nobody waits for files of a product')
      }),
  }
}
