import { Client } from 'pg'
import { expect, it } from 'vitest'
import { createDatabase } from '../../testing/test-database.ts'
import { makeTestFolder } from '../../testing/test-folder.ts'
import { waitFor } from '../../testing/wait-for.ts'
import { waitForLock } from '../client.ts'
import { writeBackup } from './write-backup.ts'

it('has the rows of a table that a starting shop rewrites meanwhile', { tags: ['release'] }, async () => {
  await using opened = new AsyncDisposableStack()
  const { databaseUrl, drop } = await createDatabase()
  opened.defer(drop)
  const folder = opened.use(await makeTestFolder())
  const starting = new Client({ connectionString: databaseUrl })
  await starting.connect()
  await waitForLock(starting, 'migrate')
  await starting.query('begin; alter table countries add column rewritten uuid default gen_random_uuid()')
  const { rows } = await starting.query<{ count: number }>('select count(*)::int from countries')

  const writing = writeBackup(databaseUrl, folder.path)
  const waiting = "select from pg_stat_activity where application_name = 'normwerk backup' and wait_event_type = 'Lock'"
  await waitFor(async () => {
    await starting.query('select pg_stat_clear_snapshot()')
    expect((await starting.query(waiting)).rowCount).toBe(1)
  })
  await starting.query('commit')
  await starting.end()
  const { tables } = await writing
  expect(tables.find(({ name }) => name === 'countries')?.rows).toBe(rows[0]?.count)
})
