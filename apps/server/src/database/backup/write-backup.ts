import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import { to } from 'pg-copy-streams'
import { StartError } from '../../settings.ts'
import { releaseLock, waitForLock } from '../client.ts'
import { listApplied } from '../migrate.ts'
import { fileOf, type Manifest, type TableOfBackup } from './manifest.ts'

interface Table {
  name: string
  columns: string[]
}

/** Lists the tables of the shop, each after all those that it refers to. */
async function listTables(client: Client): Promise<Table[]> {
  const { rows: tables } = await client.query<Table & { references: string[] }>(`
    select relname as name,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      array(select distinct f.relname::text from pg_constraint join pg_class f on f.oid = confrelid
        where conrelid = t.oid and contype = 'f' and confrelid <> t.oid) as references
    from pg_class t
    where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by relname`)
  const listed = new Set<string>()
  const ordered: Table[] = []
  while (ordered.length < tables.length) {
    const next = tables.filter(({ name, references }) => !listed.has(name) && references.every((to) => listed.has(to)))
    if (next.length === 0) throw new Error('tables refer to each other in a circle')
    for (const { name, columns } of next) {
      listed.add(name)
      ordered.push({ name, columns })
    }
  }
  return ordered
}

/** Returns the last number of each sequence. A number that was drawn after a snapshot is counted as well. */
async function listSequences(client: Client): Promise<{ name: string; value: number }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(`
    select sequencename as name, coalesce(last_value, start_value) as value
    from pg_sequences where schemaname = 'public' order by sequencename`)
  return rows.map(({ name, value }) => ({ name, value: Number(value) }))
}

/** Reads a table of many rows in a fraction of the time of higher levels. */
const compressionLevel = 3

/** Writes all rows as they were at one moment. Calls go on meanwhile. */
export async function writeBackup(databaseUrl: string, folder: string): Promise<Omit<Manifest, 'secret'>> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'normwerk backup' })
  // The running query fails too, and reports it.
  client.on('error', () => undefined)
  await client.connect()
  try {
    // A migration that ends after the snapshot would show it the tables that it rewrote as empty.
    await waitForLock(client, 'migrate')
    await client.query('begin isolation level repeatable read read only')
    await client.query(`
      set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = '15s';
      set local datestyle = 'ISO'; set local intervalstyle = 'postgres'`)
    const { rows } = await client.query<{ at: Date; postgres: string }>(
      "select now() as at, current_setting('server_version') as postgres",
    )
    const migrations = await listApplied(client)
    const tables = await listTables(client)
    if (migrations.length === 0 || tables.length === 0) throw new StartError('The database holds no shop.')
    // A migration of a server that starts meanwhile waits for these locks, and tries again.
    await client.query(`lock table ${tables.map(({ name }) => quote(name)).join(', ')} in access share mode`)
    await releaseLock(client, 'migrate')
    const written: TableOfBackup[] = []
    for (const table of tables) written.push({ ...table, ...(await writeTable(client, folder, table)) })
    return {
      format: 1,
      at: rows[0]?.at.toISOString() ?? '',
      postgres: rows[0]?.postgres ?? '',
      migrations,
      tables: written,
      sequences: await listSequences(client),
    }
  } finally {
    await client.end()
  }
}

async function writeTable(
  client: Client,
  folder: string,
  { name, columns }: Pick<TableOfBackup, 'name' | 'columns'>,
): Promise<{ rows: number; sha256: string }> {
  const copy = client.query(to(`copy ${quote(name)} (${columns.map(quote).join(', ')}) to stdout`))
  const hash = createHash('sha256')
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  const file = createWriteStream(join(folder, fileOf(name)), { mode: 0o600, flush: true })
  await pipeline(copy, createGzip({ level: compressionLevel }), hashed, file)
  return { rows: copy.rowCount, sha256: hash.digest('hex') }
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
