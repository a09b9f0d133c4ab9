import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { waitForLock } from './advisory-lock.ts'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Runs the migrations. If several servers start together, one runs them and the others wait. */
export async function migrateDatabase(databaseUrl: string): Promise<void> {
  // Not from the pool, whose statements are canceled after seconds.
  const client = new Client({ connectionString: databaseUrl, application_name: 'normwerk migration' })
  await client.connect()
  try {
    await waitForLock(client, 'migrate')
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
