import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '../testing/test-database.ts'
import { migrateDatabase } from './migrate.ts'

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
    await expect(client.query('truncate audit')).rejects.toThrow(/only ever added/)
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
