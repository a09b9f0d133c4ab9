import { eq } from 'drizzle-orm'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useDatabase } from '../../database/client.ts'
import { openPool } from '../../database/pool.ts'
import { articles } from '../../database/tables/articles.ts'
import { catalogueImports } from '../../database/tables/catalogue-imports.ts'
import { systemClock } from '../../infrastructure/clock.ts'
import { createIds } from '../../infrastructure/ids.ts'
import { createDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { recordEvent } from '../audit/record-event.ts'
import { importShipped } from './run-import.ts'

let database: TestDatabase
let pool: Pool

beforeAll(async () => {
  database = await createDatabase()
  pool = openPool(database.databaseUrl, () => undefined)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const dependencies = () => ({
  databaseUrl: database.databaseUrl,
  database: useDatabase(pool),
  clock: systemClock,
  ids: createIds(systemClock),
})
const priceOf = async (articleNo: string) => {
  const [row] = await dependencies().database.select().from(articles).where(eq(articles.articleNo, articleNo))
  return row?.listPrice
}

test('the shipped catalogue is not imported again while it and its rules are unchanged', async () => {
  await pool.query("update articles set list_price = 1 where article_no = 'AZH-6x200'")
  expect(await importShipped(dependencies())).toBe('current')
  expect(await priceOf('AZH-6x200')).toBe(1)
  expect(await dependencies().database.$count(catalogueImports)).toBe(1)
})

test('a new one is imported, once for two simultaneous starts, and what it does not name stays', {
  tags: ['release'],
}, async () => {
  const older = () => dependencies().database.update(catalogueImports).set({ version: 'older' })
  await older()
  await pool.query("update articles set list_price = 1 where article_no = 'AZH-6x200'")
  await pool.query(
    `insert into articles select (jsonb_populate_record(d, '{"id": "01980000-0000-7000-8000-000000000000", "article_no": "AZH-77x200"}')).*
     from articles d where article_no = 'AZH-6x200'`,
  )
  expect(await Promise.all([importShipped(dependencies()), importShipped(dependencies())])).toEqual([
    'current',
    'current',
  ])
  expect(await priceOf('AZH-6x200')).toBe(430)
  expect(await priceOf('AZH-77x200')).toBe(1)
  expect(await dependencies().database.$count(catalogueImports)).toBe(2)
})

test('a shop with its own imports is only offered it', async () => {
  const { database: db } = dependencies()
  const event = { action: 'catalogue.imported', userId: null, companyId: null, correlationId: 'test' } as const
  await recordEvent(dependencies(), db, event)
  const before = await db.$count(catalogueImports)
  await db.update(catalogueImports).set({ version: 'older' })
  expect(await importShipped(dependencies())).toBe('offered')
  expect(await db.$count(catalogueImports)).toBe(before)
})
