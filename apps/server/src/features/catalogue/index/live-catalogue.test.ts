import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { aCompany, aPart, aUser } from '../../../testing/builders.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { createDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import type { Visitor } from '../../../testing/visitor.ts'
import { waitFor } from '../../../testing/wait-for.ts'
import { indexAside } from './index-aside.ts'

const Ready = z.object({
  catalogue: z.object({ version: z.number(), behindSeconds: z.number(), lastBuildSeconds: z.number() }),
})

let database: TestDatabase
let client: Client
let shop: TestApp
let second: TestApp
let buyer: Visitor
let time = 0

beforeAll(async () => {
  database = await createDatabase(['AZH', 'AKH'])
  client = await open()
  const clock = { now: () => new Date(Date.now() + time) }
  shop = await startApp({ database, clock, indexer: indexAside })
  second = await startApp({ database })
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
})
afterAll(async () => {
  await second.stop()
  await shop.stop()
  await client.end()
  await database.drop()
})

async function open(): Promise<Client> {
  const opened = new Client({ connectionString: database.databaseUrl })
  await opened.connect()
  return opened
}

const statusOf = async ({ app }: TestApp) => {
  const { body } = await app.inject({ url: '/api/health/ready' })
  return Ready.parse(JSON.parse(body)).catalogue
}
const buildsOf = async ({ app }: TestApp) => {
  const { body } = await app.inject({ url: '/metrics' })
  return Number(/^catalogue_builds_total (\d+)$/m.exec(body)?.[1])
}
/** Reads the name of a product from a server's catalogue. */
const nameOf = async ({ visitor }: TestApp, productNr: string) => {
  const { items } = await visitor().call(catalogueEndpoints.search, { productNrs: [productNr] })
  return items[0]?.name
}
const rename = (productNr: string, name: string, through = client) =>
  through.query("update products set name = name || jsonb_build_object('de', $2::text) where product_nr = $1", [
    productNr,
    name,
  ])

describe('a changed price', () => {
  const cheapest = async (visitor: Visitor) => {
    const { items } = await visitor.call(catalogueEndpoints.filter, {
      filters: [{ name: 'diameter', values: [6] }],
      sort: { by: 'price' },
      pageRequest: { page: 1, size: 1 },
    })
    return items[0]
  }

  test('is applied in place by every server: sort order, lowest price and the article', async () => {
    const { id } = await aPart(shop.dependencies, 'AZH-6x200')
    const builds = await buildsOf(shop)
    const { version } = await statusOf(shop)
    const elsewhere = await second.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
    expect((await cheapest(buyer))?.id).not.toBe(id)
    await client.query("update articles set list_price = 1, scale = '[]', lead_time_days = 77 where id = $1", [id])
    for (const visitor of [buyer, elsewhere]) {
      await waitFor(async () => {
        expect(await cheapest(visitor)).toMatchObject({
          ...{ id, price: '0.01', leadTimeDays: 77 },
          product: { productNr: 'AZH', priceFrom: '0.01' },
        })
      })
    }
    const { items } = await buyer.call(catalogueEndpoints.search, { query: '', sort: { by: 'price' } })
    expect(items[0]).toMatchObject({ productNr: 'AZH', priceFrom: '0.01' })
    await client.query('update articles set list_price = 99999 where id = $1', [id])
    await waitFor(async () => expect((await cheapest(buyer))?.id).not.toBe(id))
    const [product] = (await buyer.call(catalogueEndpoints.search, { productNrs: ['AZH'] })).items
    expect(product?.priceFrom).not.toBe('0.01')
    expect([await buildsOf(shop), await buildsOf(second)]).toEqual([builds, builds])
    expect((await statusOf(shop)).version).toBe(version + 2)
  })

  test('is in the table of its product, which is read from the database once', async () => {
    const readTable = async () =>
      (await buyer.call(catalogueEndpoints.readByNumber, { productNr: 'AKH' })).productDimension
    const [first] = await readTable()
    const statements = await shop.statementsOf(readTable)
    expect(statements.filter((statement) => statement.includes('from "articles"'))).toEqual([])
    await client.query('update articles set list_price = 4711 where id = $1', [first?.id])
    await waitFor(async () => {
      const [changed] = await readTable()
      expect(changed).toMatchObject({ id: first?.id, listPrice: '47.11' })
    })
  })

  test('of an article that is also discontinued causes a build', { tags: ['release'] }, async () => {
    const builds = await buildsOf(shop)
    await client.query("update articles set list_price = 1, discontinued_at = now() where article_no = 'AZH-6x250'")
    await waitFor(async () => expect(await buildsOf(shop)).toBe(builds + 1))
    const found = await buyer.call(catalogueEndpoints.autoComplete, { searchString: 'AZH-6x250' })
    expect(found.suggestions.map(({ articleNo }) => articleNo)).not.toContain('AZH-6x250')
  })
})

describe('the served catalogue', () => {
  test('has values and numbers with any letters', { tags: ['release'] }, async () => {
    const type = 'a"b\\c\nd\te\\n'
    await client.query("update articles set article_no = 'AZH-\\6x1', \"values\" = $1 where article_no = 'AZH-6x100'", [
      { type, diameter: 6 },
    ])
    await waitFor(async () => {
      const filters = [{ name: 'type', values: [type] }]
      const { items } = await buyer.call(catalogueEndpoints.filter, { filters })
      expect(items.map(({ articleNo, values }) => [articleNo, values.type])).toEqual([['AZH-\\6x1', type]])
    })
    const { suggestions } = await buyer.call(catalogueEndpoints.autoComplete, { searchString: 'AZH-\\6x1' })
    expect(suggestions[0]?.articleNo).toBe('AZH-\\6x1')
  })

  test('misses no change, even if a later one is committed first', async () => {
    const early = await open()
    await early.query('begin')
    await rename('AZH', 'Früh begonnen', early)
    await rename('AKH', 'Spät begonnen')
    await waitFor(async () => expect(await nameOf(shop, 'AKH')).toBe('Spät begonnen'))
    expect(await nameOf(shop, 'AZH')).not.toBe('Früh begonnen')
    await early.query('commit')
    await early.end()
    await waitFor(async () => expect(await nameOf(shop, 'AZH')).toBe('Früh begonnen'))
  })

  test('misses no change during the first build', { tags: ['release'] }, async () => {
    const writer = await open()
    await writer.query('begin')
    await writer.query('lock table products in access exclusive mode')
    const starting = startApp({ database })
    await waitFor(async () => {
      const waiting = await client.query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%from \"products\"%' and datname = current_database()",
      )
      expect(waiting.rowCount).toBeGreaterThan(0)
    })
    await rename('AZH', 'Beim ersten Bau', writer)
    await writer.query('commit')
    await writer.end()
    const third = await starting
    await waitFor(async () => expect(await nameOf(third, 'AZH')).toBe('Beim ersten Bau'))
    await third.stop()
  })

  test.each([
    {
      where: 'of what is read first',
      fail: 'alter table cross_references rename to hidden',
      repair: 'alter table hidden rename to cross_references',
    },
    {
      where: 'of the articles',
      fail: "update articles set article_no = 'AZH-6×160' where article_no = 'AZH-6x160'",
      repair: "update articles set article_no = 'AZH-6x160' where article_no = 'AZH-6×160'",
    },
  ])(
    'is built again after a failure $where, and its age is reported',
    { tags: ['release'] },
    async ({ where, fail, repair }) => {
      const name = `Nach dem Fehler ${where}`
      await client.query(fail)
      await rename('AZH', name)
      const ageNow = async () => (await statusOf(shop)).behindSeconds
      await waitFor(async () => expect(await ageNow()).toBeGreaterThan(0))
      time += 3_600_000
      expect(await ageNow()).toBeGreaterThan(3599)
      const { body } = await shop.app.inject({ url: '/metrics' })
      expect(Number(/^catalogue_behind_seconds (.*)$/m.exec(body)?.[1])).toBeGreaterThan(3599)
      expect(await nameOf(shop, 'AZH')).not.toBe(name)
      await client.query(repair)
      await waitFor(async () => expect(await nameOf(shop, 'AZH')).toBe(name))
      await waitFor(async () => expect(await ageNow()).toBe(0))
      expect((await statusOf(shop)).lastBuildSeconds).toBeGreaterThan(0)
    },
  )

  test('is built again after a time in which changes may have been purged', { tags: ['release'] }, async () => {
    const builds = await buildsOf(shop)
    time += 13 * 3_600_000
    await client.query('notify catalogue_changed')
    await waitFor(async () => expect(await buildsOf(shop)).toBe(builds + 1))
  })

  test("follows the changes of another database's backup at most once", async () => {
    await client.query("insert into catalogue_changes (transaction) values ('9000000000000')")
    const builds = await buildsOf(shop)
    const { version } = await statusOf(shop)
    await client.query('notify catalogue_changed')
    await waitFor(async () => expect((await statusOf(shop)).version).toBe(version + 1))
    expect(await buildsOf(shop)).toBe(builds)
    await client.query("delete from catalogue_changes where transaction = '9000000000000'")
  })
})

test('finds a change without a notification within a minute', { tags: ['release'] }, async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const third = await startApp({ database })
    await client.query('begin')
    await client.query('alter table products disable trigger products_updated')
    await rename('AZH', 'Ohne Nachricht')
    await client.query('alter table products enable trigger products_updated')
    await client.query('insert into catalogue_changes default values')
    await client.query('commit')
    expect(await nameOf(third, 'AZH')).not.toBe('Ohne Nachricht')
    vi.advanceTimersByTime(60_000)
    vi.useRealTimers()
    await waitFor(async () => expect(await nameOf(third, 'AZH')).toBe('Ohne Nachricht'))
    await third.stop()
  } finally {
    vi.useRealTimers()
  }
})

test('does not keep the server from stopping during a build', { tags: ['release'] }, async () => {
  const own = await createDatabase(['AZH'])
  const third = await startApp({ database: own, indexer: indexAside })
  const writer = new Client({ connectionString: own.databaseUrl })
  await writer.connect()
  await rename('AZH', 'Nie gelesen', writer)
  await writer.query('begin; lock table articles in access exclusive mode')
  const countWaiting = async () => {
    const waiting = "wait_event_type = 'Lock' and application_name = 'normwerk index' and datname = $1"
    const name = new URL(own.databaseUrl).pathname.slice(1)
    return (await client.query(`select from pg_stat_activity where ${waiting}`, [name])).rowCount
  }
  await waitFor(async () => expect(await countWaiting()).toBe(1))
  await third.stop()
  // A server that had waited for the build would have stopped after the statement.
  expect(await countWaiting()).toBe(1)
  await writer.end()
  await own.drop()
})
