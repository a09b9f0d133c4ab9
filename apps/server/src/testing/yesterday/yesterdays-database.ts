import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import * as z from 'zod/mini'
import { migrationsFolder } from '../../database/migrate.ts'
import { createEmptyDatabase, type TestDatabase } from '../test-database.ts'
import { loadRows, readAnswers } from './kept-shop.ts'

const Journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.int() })) })

/** Creates the database of the kept shop: its tables and rows, without later migrations. */
export async function createYesterdaysDatabase(): Promise<TestDatabase> {
  const database = await createEmptyDatabase()
  const client = new Client({ connectionString: database.databaseUrl })
  await client.connect()
  try {
    const { lastMigration } = await readAnswers()
    await migrateUntil(client, lastMigration)
    await loadRows(client)
  } finally {
    await client.end()
  }
  return database
}

/** Runs the migrations up to this one. */
async function migrateUntil(client: Client, lastMigration: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'normwerk-migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  const journalFile = join(folder, 'meta/_journal.json')
  const journal = Journal.parse(JSON.parse(await readFile(journalFile, 'utf8')))
  const entries = journal.entries.filter(({ when }) => when <= lastMigration)
  await writeFile(journalFile, JSON.stringify({ ...journal, entries }))
  await migrate(drizzle(client), { migrationsFolder: folder })
  await rm(folder, { recursive: true })
}
