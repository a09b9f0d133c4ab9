import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { Client, DatabaseError } from 'pg'
import { StartError } from '../settings.ts'
import { transact, waitForLock } from './client.ts'

/** In their order; a hash covers the whole file. */
const migrations = readMigrationFiles({ migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) })

/** Statements that wait for a table make all later ones wait behind them, so a migration gives up its place soon. */
const lockTimeout = '2s'
const tries = 20
const pause = 1000
const lockNotAvailable = '55P03'

/**
 * Runs the migrations that the database lacks, all or none. If several servers start together, one runs them and the
 * others wait.
 * @throws StartError if the database has others than this shop, or another program locks its tables
 */
export async function migrateDatabase(databaseUrl: string): Promise<void> {
  // Not from the pool, whose statements are canceled after seconds.
  const client = new Client({ connectionString: databaseUrl, application_name: 'normwerk migration' })
  await client.connect()
  try {
    await waitForLock(client, 'migrate')
    await client.query(`set lock_timeout = '${lockTimeout}'`)
    for (let left = tries; ; left -= 1) {
      try {
        return await transact(client, async () => ({ result: await applyMigrations(client), isKept: true }))
      } catch (error) {
        if (!(error instanceof DatabaseError) || error.code !== lockNotAvailable) throw error
        if (left === 1) throw new StartError('The database cannot be migrated: another program locks its tables.')
        await wait(pause)
      }
    }
  } finally {
    await client.end()
  }
}

/** Applies the missing ones of the first `count` migrations, in the caller's transaction. */
export async function applyMigrations(client: Client, count = migrations.length): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  const applied = await listApplied(client)
  checkApplied(applied)
  for (const { sql, hash, folderMillis } of migrations.slice(applied.length, count)) {
    for (const statement of sql) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
}

/** Returns the hashes of the migrations that a database has; none if it is empty. */
export async function listApplied(client: Client): Promise<string[]> {
  const { rows: found } = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as exists")
  if (found[0]?.exists !== true) return []
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id')
  return rows.map(({ hash }) => hash)
}

/** Whether a database with these migrations has the tables of this shop. */
export function isCurrent(hashes: readonly string[]): boolean {
  return hashes.length === migrations.length
}

/** @throws StartError unless these are the first migrations of this shop */
export function checkApplied(hashes: readonly string[]): void {
  const changed = hashes.findIndex((hash, index) => index < migrations.length && migrations[index]?.hash !== hash)
  if (changed !== -1) {
    const number = String(changed).padStart(4, '0')
    throw new StartError(`The migration ${number} of this shop differs from the one that made the tables.`)
  }
  if (hashes.length > migrations.length) {
    throw new StartError('The tables are of a newer version of the shop. Start that version, or restore a backup.')
  }
}
