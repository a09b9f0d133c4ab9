import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Client } from 'pg'
import { from } from 'pg-copy-streams'
import { StartError } from '../../settings.ts'
import { type Queries, queriesOf, transact, waitForLock } from '../client.ts'
import { startCluster } from '../embedded/cluster.ts'
import { makeScratchFolder } from '../embedded/scratch-folder.ts'
import { applyMigrations } from '../migrate.ts'
import { checkIndexes } from './check-indexes.ts'
import { checkFiles, fileOf, isDamaged, type Manifest, readManifest, type TableOfBackup } from './manifest.ts'
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

/** The error of a start reaches the caller that awaits it. */
const ignore = () => undefined

/**
 * Restores a backup into a PostgreSQL of its own. That all rows arrive and every constraint holds is part of loading
 * them.
 * @param opened ends that PostgreSQL
 * @throws StartError if it could not be restored
 */
export async function tryRestore(folder: string, opened: AsyncDisposableStack): Promise<void> {
  const manifest = await readManifest(folder)
  await checkFiles(folder, manifest)
  const scratch = opened.use(await makeScratchFolder('normwerk-restore-'))
  const starting = startCluster({ dataDir: scratch.path, chosen: true, isVolatile: true })
  // A signal may come while it starts.
  opened.defer(() => starting.then((cluster) => cluster.stop(), ignore))
  const cluster = await starting
  await loadBackup(cluster.databaseUrl, folder, manifest, async () => undefined)
  await checkIndexes(cluster.databaseUrl)
}
