import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Database, useDatabase } from '../database/client.ts'
import { openPool } from '../database/pool.ts'
import { createDatabase, createEmptyDatabase, type TestDatabase } from '../testing/test-database.ts'
import { waitFor } from '../testing/wait-for.ts'
import { type Jobs, prepareJobs, startJobs } from './jobs.ts'

describe('jobs', () => {
  let test: TestDatabase
  let pool: Pool
  let database: Database
  let jobs: Jobs

  beforeAll(async () => {
    test = await createDatabase()
    pool = openPool(test.databaseUrl, () => undefined)
    database = useDatabase(pool)
    jobs = await startJobs(test.databaseUrl, () => undefined)
  })
  afterAll(async () => {
    await jobs.stop()
    await pool.end()
    await test.drop()
  })

  it('are set up once, even if two servers start together', async () => {
    const empty = await createEmptyDatabase()
    await Promise.all([prepareJobs(empty.databaseUrl), prepareJobs(empty.databaseUrl)])
    const started = await startJobs(empty.databaseUrl, vi.fn())
    await started.stop()
    await empty.drop()
  })

  it('start when the transaction commits, and are dropped with a rollback', async () => {
    const handler = vi.fn(async () => undefined)
    await jobs.work('outbox', handler)
    await database
      .transaction(async (transaction) => {
        await jobs.enqueue(transaction, 'outbox', { outboxId: 'never' })
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    await database.transaction((transaction) => jobs.enqueue(transaction, 'outbox', { outboxId: 'soon' }))
    await waitFor(() => expect(handler).toHaveBeenCalledExactlyOnceWith({ outboxId: 'soon' }))
  })

  it('are announced to the servers, which would otherwise see them only after half a minute', async () => {
    const queues = await pool.query("select notify from pgboss.queue where name in ('outbox', 'mail')")
    expect(queues.rows).toEqual([{ notify: true }, { notify: true }])
    const listeners = await pool.query(`select from pg_stat_activity
      where datname = current_database() and application_name = 'normwerk jobs' and query ~* '\\mlisten'`)
    expect(listeners.rowCount).toBe(1)
  })

  it('are retried and end in the dead letters', async () => {
    const { rows } = await pool.query(
      "select name, retry_limit, retry_backoff, dead_letter from pgboss.queue where name like 'outbox%' order by name",
    )
    expect(rows).toMatchObject([
      { name: 'outbox', retry_limit: 20, retry_backoff: true, dead_letter: 'outbox.dead' },
      { name: 'outbox.dead' },
    ])
  })
})

describe('a job that failed for the last time', () => {
  it('is reported to the listener of dead letters, even by a server that starts later', {
    tags: ['release'],
  }, async () => {
    const test = await createDatabase()
    const pool = openPool(test.databaseUrl, () => undefined)
    const report = vi.fn()
    const jobs = await startJobs(test.databaseUrl, report)
    await pool.query("update pgboss.queue set retry_limit = 0 where name = 'mail'")
    await jobs.work('mail', async () => {
      throw new Error('nobody there')
    })
    await useDatabase(pool).transaction((transaction) => jobs.enqueue(transaction, 'mail', { mailId: 'lost' }))
    await waitFor(async () => {
      const { rows } = await pool.query("select data, source_output from pgboss.job where name = 'mail.dead'")
      expect(rows).toEqual([{ data: { mailId: 'lost' }, source_output: { message: 'nobody there' } }])
    })
    const deadLetterWatcher = vi.fn(async () => undefined)
    await jobs.onDeadLetter('mail', deadLetterWatcher)
    await waitFor(() => expect(deadLetterWatcher).toHaveBeenCalledExactlyOnceWith({ mailId: 'lost' }))
    expect(report).toHaveBeenCalledExactlyOnceWith(new Error('nobody there'))
    await jobs.stop()
    await pool.end()
    await test.drop()
  })
})

describe('a job of a killed server', () => {
  it('runs at once when the next server starts, but not while another one works on jobs', async () => {
    const test = await createDatabase()
    const pool = openPool(test.databaseUrl, () => undefined)
    const jobs = await startJobs(test.databaseUrl, () => undefined)
    await useDatabase(pool).transaction((transaction) => jobs.enqueue(transaction, 'mail', { mailId: 'begun' }))
    const active = "update pgboss.job set state = 'active', started_on = now() where name = 'mail'"
    await pool.query(active)
    const second = await startJobs(test.databaseUrl, () => undefined)
    const state = async () =>
      (await pool.query("select state::text from pgboss.job where name = 'mail'")).rows[0]?.state
    expect(await state()).toBe('active')
    await second.stop()
    await jobs.stop()
    await waitFor(async () => {
      const { rowCount } = await pool.query(
        "select from pg_stat_activity where application_name = 'normwerk jobs' and datname = current_database()",
      )
      expect(rowCount).toBe(0)
    })
    const next = await startJobs(test.databaseUrl, () => undefined)
    const handler = vi.fn(async () => undefined)
    await next.work('mail', handler)
    await waitFor(() => expect(handler).toHaveBeenCalledExactlyOnceWith({ mailId: 'begun' }))
    await next.stop()
    await pool.end()
    await test.drop()
  })
})

describe('many jobs at once', () => {
  it('are all done in one batch, even if one of them fails', async () => {
    const test = await createDatabase()
    const pool = openPool(test.databaseUrl, () => undefined)
    const database = useDatabase(pool)
    const report = vi.fn()
    const jobs = await startJobs(test.databaseUrl, report)
    const done: string[] = []
    await jobs.work('outbox', async ({ outboxId }) => {
      if (outboxId === 'broken') throw new Error('no such order')
      done.push(outboxId)
    })
    const names = Array.from({ length: 30 }, (_, index) => String(index))
    await Promise.all(
      [...names, 'broken'].map((outboxId) =>
        database.transaction((transaction) => jobs.enqueue(transaction, 'outbox', { outboxId })),
      ),
    )
    await waitFor(() => expect(done.toSorted()).toEqual(names.toSorted()))
    await waitFor(async () => {
      const { rows } = await pool.query(
        "select data, state::text from pgboss.job where name = 'outbox' and state <> 'completed'",
      )
      expect(rows).toEqual([{ data: { outboxId: 'broken' }, state: 'retry' }])
    })
    expect(report).toHaveBeenCalledExactlyOnceWith(new Error('no such order'))
    await jobs.stop()
    await pool.end()
    await test.drop()
  })
})
