import { Client } from 'pg'
import { applyMigrations } from '../../database/migrate.ts'
import { createEmptyDatabase, type TestDatabase } from '../test-database.ts'
import { loadRows, readAnswers } from './kept-shop.ts'

/** Creates the database of the kept shop: its tables and rows, without later migrations. */
export async function createYesterdaysDatabase(): Promise<TestDatabase> {
  const database = await createEmptyDatabase()
  const client = new Client({ connectionString: database.databaseUrl })
  await client.connect()
  try {
    const { migrationCount } = await readAnswers()
    await applyMigrations(client, migrationCount)
    await loadRows(client)
  } finally {
    await client.end()
  }
  return database
}
