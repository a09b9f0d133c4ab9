import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Client } from 'pg'
import { from } from 'pg-copy-streams'
import { StartError } from '../../start-error.ts'
import { waitForLock } from '../advisory-lock.ts'
import { type Queries, queriesOf, transact } from '../client.ts'
import { applyMigrations } from '../migrate.ts'
import { fileOf, isDamaged, type Manifest, type TableOfBackup } from './manifest.ts'
import { quote } from './write-backup.ts'

/**
 * Numbers of orders and customers that were assigned after the backup are known outside, and must not be assigned again.
 */
const skippedNumbers = 10_000

/**
 * Loads a backup into an empty database, all or nothing. The tables are first those of the backup, then migrated.
 * @param finish runs in the same transaction
 * @throws StartError if the database is not empty
 */
export async function loadBackup(
  databaseUrl: string,
  folder: string,
  { migrations, tables, sequences }: Manifest,
  finish: (db: Queries) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'normwerk restore' })
  // The running query fails too, and reports it.
  client.on('error', () => undefined)
  await client.connect()
  try {
    // A shop that starts meanwhile waits for it.
    await waitForLock(client, 'migrate')
    await transact(client, async () => {
      await client.query("set local statement_timeout = 0; set local datestyle = 'ISO'")
      await expectEmpty(client)
      await applyMigrations(client, migrations.length)
      const names = tables.map(({ name }) => quote(name))
      for (const name of names) await client.query(`alter table ${name} disable trigger user`)
      await client.query(`truncate ${names.join(', ')}`)
      for (const table of tables) await loadTable(client, folder, table)
      for (const name of names) await client.query(`alter table ${name} enable trigger user`)
      for (const { name, value } of sequences) {
        await client.query('select setval($1::regclass, $2)', [quote(name), value + skippedNumbers])
      }
      await applyMigrations(client)
      await finish(queriesOf(client))
      return { result: undefined, isKept: true }
    })
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

async function expectEmpty(client: Client): Promise<void> {
  const { rowCount } = await client.query("select from pg_tables where schemaname = 'public' limit 1")
  if (rowCount !== 0) throw new StartError('The database is not empty. A backup is restored only into an empty one.')
}

async function loadTable(client: Client, folder: string, { name, columns, rows }: TableOfBackup): Promise<void> {
  const file = fileOf(name)
  const copy = client.query(from(`copy ${quote(name)} (${columns.map(quote).join(', ')}) from stdin`))
  await pipeline(createReadStream(join(folder, file)), createGunzip(), copy)
  if (copy.rowCount !== rows) throw isDamaged(file)
}
