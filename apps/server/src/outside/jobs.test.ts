import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openPool, useDatabase } from '../database/client.ts'
import { createDatabase, type TestDatabase } from '../testing/test-database.ts'
import { type Jobs, startJobs } from './jobs.ts'

describe('jobs', () => {
  let test: TestDatabase
  let pool: Pool
  let database: Database
  let jobs: Jobs
  const done: string[] = []
  const reported: string[] = []

  beforeAll(async () => {
    test = await createDatabase()
    pool = openPool(test.databaseUrl, () => undefined)
    database = useDatabase(pool)
    jobs = await startJobs(test.databaseUrl, (error) => reported.push(error.message))
    await jobs.work('outbox', async ({ outboxId }) => {
      if (outboxId === 'broken') throw new Error('no such order')
      done.push(outboxId)
    })
  })
  afterAll(async () => {
    await jobs.stop()
    await pool.end()
    await test.drop()
  })

  const enqueue = (outboxId: string) => database.transaction((db) => jobs.enqueue(db, 'outbox', { outboxId }))

  it('are done at once, also many that come together, whatever happens to one of them', async () => {
    const names = Array.from({ length: 30 }, (_, index) => String(index))
    await Promise.all([...names, 'broken'].map(enqueue))
    await expect.poll(() => done.length, { timeout: 5000 }).toBe(names.length)
    expect(done.toSorted()).toEqual(names.toSorted())
    await expect.poll(() => reported).toEqual(['no such order'])
  })

  it('do not exist when the transaction fails', async () => {
    const failing = database.transaction(async (db) => {
      await jobs.enqueue(db, 'outbox', { outboxId: 'lost' })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await enqueue('kept')
    await expect.poll(() => done).toContain('kept')
    expect(done).not.toContain('lost')
  })
})
