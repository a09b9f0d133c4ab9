import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { StartError } from '../settings.ts'
import { createEmptyDatabase, type TestDatabase } from '../testing/test-database.ts'
import { waitFor } from '../testing/wait-for.ts'
import { applyMigrations, migrateDatabase } from './migrate.ts'

/** How many migrations are before the one that adds a column to the settings of the shop. */
const secretIdMigration = 25

describe('migrations', () => {
  let database: TestDatabase
  let client: Client

  beforeAll(async () => {
    database = await createEmptyDatabase()
    await Promise.all(Array.from({ length: 3 }, () => migrateDatabase(database.databaseUrl)))
    client = new Client({ connectionString: database.databaseUrl })
    await client.connect()
  })
  afterAll(async () => {
    await client.end()
    await database.drop()
  })

  it('run once, even if three servers start together', async () => {
    const { rows } = await client.query(
      'select count(*)::int, count(distinct hash)::int as different from drizzle.__drizzle_migrations',
    )
    expect(rows[0].count).toBeGreaterThan(0)
    expect(rows[0].count).toBe(rows[0].different)
  })

  it('protect the audit log from changes', async () => {
    await client.query("insert into audit (id, at, action) values ($1, now(), 'test.done')", [randomUUID()])
    await expect(client.query("update audit set action = 'other'")).rejects.toThrow(/only ever added/)
    await expect(client.query('delete from audit')).rejects.toThrow(/only ever added/)
    await expect(client.query('truncate audit cascade')).rejects.toThrow(/only ever added/)
    const { rows } = await client.query('select action from audit')
    expect(rows).toEqual([{ action: 'test.done' }])
  })

  it('index every foreign key', async () => {
    const { rows } = await client.query(`
      select conrelid::regclass::text as "table", attname as "column"
      from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and connamespace = 'public'::regnamespace
        and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`)
    expect(rows).toEqual([])
  })
})

describe('a database whose migrations differ from those of the shop', () => {
  let database: TestDatabase
  let client: Client

  beforeEach(async () => {
    database = await createEmptyDatabase()
    client = new Client({ connectionString: database.databaseUrl })
    await client.connect()
  })
  afterEach(async () => {
    await client.end()
    await database.drop()
  })

  const tables = async () => {
    const { rows } = await client.query("select count(*)::int from pg_tables where schemaname = 'public'")
    return rows[0].count
  }

  it('is rejected if an applied one was changed', async () => {
    await applyMigrations(client, 7)
    await client.query("update drizzle.__drizzle_migrations set hash = 'other' where id = 4")
    const before = await tables()
    await expect(migrateDatabase(database.databaseUrl)).rejects.toThrow(
      new StartError('The migration 0003 of this shop differs from the one that made the tables.'),
    )
    expect(await tables()).toBe(before)
  })

  it('is rejected if it is newer', async () => {
    await migrateDatabase(database.databaseUrl)
    await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 1)")
    await expect(migrateDatabase(database.databaseUrl)).rejects.toThrow(
      /^The tables are of a newer version of the shop/,
    )
  })

  it('is migrated between the statements of others, which never wait long behind a migration', {
    tags: ['release'],
  }, async () => {
    await applyMigrations(client, secretIdMigration)
    await client.query('begin')
    await client.query('lock table shop_settings')
    const migrated = migrateDatabase(database.databaseUrl)
    const isWaiting = async () => {
      // In a transaction PostgreSQL shows the activity as it was when it was first read.
      await client.query('select pg_stat_clear_snapshot()')
      const { rows } = await client.query(
        "select wait_event_type = 'Lock' as waits from pg_stat_activity where application_name = 'normwerk migration' and datname = current_database()",
      )
      return rows[0]?.waits ?? null
    }
    await waitFor(async () => expect(await isWaiting()).toBe(true))
    await waitFor(async () => expect(await isWaiting()).not.toBe(true))
    await client.query('commit')
    await migrated
    expect((await client.query('select secret_id from shop_settings')).rowCount).toBe(0)
  })
})
