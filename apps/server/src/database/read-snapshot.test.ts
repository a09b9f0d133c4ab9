import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createEmptyDatabase } from '../testing/test-database.ts'
import { readSnapshot } from './read-snapshot.ts'

it('waits longer for a statement than a call does', { tags: ['release'] }, async () => {
  const { databaseUrl, drop } = await createEmptyDatabase()
  const { rows } = await readSnapshot(databaseUrl, (db) => db.execute(sql`select pg_sleep(10), 1 as one`))
  expect(rows).toMatchObject([{ one: 1 }])
  await drop()
})
