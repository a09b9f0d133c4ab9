import { Client } from 'pg'
import { StartError } from '../../settings.ts'

/** Every row must be found by every index of its table. */
const everyIndex = `
  select bt_index_check(indexrelid, heapallindexed => true)
  from pg_index join pg_class c on c.oid = indexrelid join pg_am a on a.oid = relam
  where amname = 'btree' and relnamespace = 'public'::regnamespace and indisvalid`

const everyTable = `
  select relname as table, damage.msg as damage
  from pg_class c cross join lateral verify_heapam(c.oid) damage
  where relkind = 'r' and relnamespace = 'public'::regnamespace limit 1`

/**
 * Checks all tables and their indexes, while calls go on. The extension that does it leaves with the transaction.
 * @returns false if the user of the database may not
 * @throws StartError at the first damage
 */
export async function checkIndexes(databaseUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'normwerk check' })
  // The running query fails too, and reports it.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ may: boolean }>(`
      select rolsuper and exists (select from pg_available_extensions where name = 'amcheck') as may
      from pg_roles where rolname = current_user`)
    if (rows[0]?.may !== true) return false
    await client.query('begin')
    await client.query('set local statement_timeout = 0; create extension if not exists amcheck')
    await client.query(everyIndex).catch((error: Error) => {
      throw new StartError(`The database is damaged: ${error.message}.`)
    })
    const { rows: damages } = await client.query<{ table: string; damage: string }>(everyTable)
    for (const { table, damage } of damages) throw new StartError(`The database is damaged: ${table}: ${damage}.`)
    await client.query('rollback')
    return true
  } finally {
    await client.end()
  }
}
