import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { aCompany, aUser } from '../../../testing/builders.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { createDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { waitFor } from '../../../testing/wait-for.ts'
import { createIndexFile } from './index-file.ts'

let database: TestDatabase
let client: Client
let indexFolder: string
let time = 0
const hour = 3_600_000

beforeAll(async () => {
  database = await createDatabase(['AZH', 'AKH'])
  client = new Client({ connectionString: database.databaseUrl })
  await client.connect()
  indexFolder = await mkdtemp(join(inject('folder'), 'index-'))
  await run()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const file = () => join(indexFolder, 'index')

/** Starts the shop again, runs `work` on it, and stops it once it has kept what it has built. */
async function run(work: (shop: TestApp) => Promise<void> = async () => undefined): Promise<void> {
  const clock = { now: () => new Date(Date.now() + time) }
  const startedAt = clock.now()
  const shop = await startApp({ database, indexFolder, clock })
  try {
    await work(shop)
    if ((await buildsOf(shop)) === 0) return
    await waitFor(async () => {
      const origin = await createIndexFile(indexFolder).readOrigin()
      expect(origin?.levelAt.getTime()).toBeGreaterThanOrEqual(startedAt.getTime())
    })
  } finally {
    await shop.stop()
  }
}

const buildsOf = async ({ app }: TestApp) => {
  const { body } = await app.inject({ url: '/metrics' })
  return Number(/^catalogue_builds_total (\d+)$/m.exec(body)?.[1])
}
const search = async ({ visitor }: TestApp) =>
  (await visitor().call(catalogueEndpoints.filter, { filters: [{ name: 'diameter', values: [6] }] })).items
const nameOf = async ({ visitor }: TestApp, productNr: string) =>
  (await visitor().call(catalogueEndpoints.search, { productNrs: [productNr] })).items[0]?.name

test('a restart builds no index, and finds the same', async () => {
  await rm(file())
  let before: unknown
  await run(async (shop) => {
    expect(await buildsOf(shop)).toBe(1)
    before = await search(shop)
  })
  await run(async (shop) => {
    expect(await buildsOf(shop)).toBe(0)
    expect(await search(shop)).toEqual(before)
  })
})

test('prices that changed meanwhile count from the first call', { tags: ['release'] }, async () => {
  await client.query("update articles set list_price = 1, scale = '[]' where article_no = 'AZH-6x200'")
  await run(async (shop) => {
    expect(await buildsOf(shop)).toBe(0)
    const buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
    const { items } = await buyer.call(catalogueEndpoints.search, { query: '', sort: { by: 'price' } })
    expect(items[0]).toMatchObject({ productNr: 'AZH', priceFrom: '0.01' })
  })
})

test('any other change builds the index again, and so does one that may be forgotten', {
  tags: ['release'],
}, async () => {
  await client.query(`update products set name = name || '{"de": "Neuer Name"}' where product_nr = 'AZH'`)
  await run(async (shop) => {
    expect(await buildsOf(shop)).toBe(1)
    expect(await nameOf(shop, 'AZH')).toBe('Neuer Name')
  })
  time += 13 * hour
  await run(async (shop) => expect(await buildsOf(shop)).toBe(1))
  await run(async (shop) => expect(await buildsOf(shop)).toBe(0))
})

test('a server that runs keeps its file young enough', { tags: ['release'] }, async () => {
  await run(async (shop) => {
    for (let passed = 0; passed < 26; passed++) {
      const { mtimeMs } = await stat(file())
      time += hour
      await client.query("select pg_notify('catalogue_changed', '')")
      await waitFor(async () => expect((await stat(file())).mtimeMs).toBeGreaterThan(mtimeMs))
    }
    expect(await buildsOf(shop)).toBe(0)
  })
  await run(async (shop) => expect(await buildsOf(shop)).toBe(0))
})

test('the file of another database is not used, nor that of a time before the database was set back', {
  tags: ['release'],
}, async () => {
  const other = await createDatabase(['AKH'])
  onTestFinished(() => other.drop())
  const elsewhere = await startApp({ database: other, indexFolder })
  onTestFinished(() => elsewhere.stop())
  expect(await buildsOf(elsewhere)).toBe(1)
  expect(await nameOf(elsewhere, 'AZH')).toBeUndefined()

  await run()
  await client.query('alter table products disable trigger all')
  await client.query(`update products set name = name || '{"de": "Alter Name"}' where product_nr = 'AZH'`)
  await client.query('alter table products enable trigger all')
  // The same number of another change.
  await client.query("update catalogue_changes set changed_at = changed_at + interval '1 s'")
  await run(async (shop) => {
    expect(await buildsOf(shop)).toBe(1)
    expect(await nameOf(shop, 'AZH')).toBe('Alter Name')
  })
})

describe('a damaged file', () => {
  const kept = () => createIndexFile(indexFolder)
  let whole: Buffer
  beforeAll(async () => {
    whole = await readFile(file())
  })

  const flipped = (at: number) => {
    const content = Buffer.from(whole)
    content.writeUInt8(content.readUInt8(at) ^ 1, at)
    return content
  }
  const withHead = (change: (head: object) => unknown) => {
    const end = whole.indexOf('\n')
    const head = change(JSON.parse(whole.toString('utf8', 0, end)))
    return Buffer.concat([Buffer.from(JSON.stringify(head)), whole.subarray(end)])
  }

  test('of other code is none', async () => {
    expect(await kept().readOrigin()).not.toBeNull()
    await writeFile(
      file(),
      withHead((head) => ({ ...head, code: 'other' })),
    )
    expect(await kept().readOrigin()).toBeNull()
  })

  test.each<[string, () => Buffer]>([
    ['empty', () => Buffer.of()],
    ['without a head', () => withHead(() => 'nothing')],
    ['with a changed head', () => withHead((head) => ({ ...head, more: 1 }))],
    ['cut off in its head', () => whole.subarray(0, 100)],
    ['cut off in its columns', () => whole.subarray(0, whole.length / 2)],
    ['without its last byte', () => whole.subarray(0, -1)],
    ['with a flipped bit in its structure', () => flipped(whole.indexOf('\n') + 1000)],
    ['with a flipped bit in its columns', () => flipped(whole.length - 100)],
  ])('%s cannot be read', async (_, content) => {
    await writeFile(file(), content())
    await expect(kept().read()).rejects.toThrow()
  })

  test('costs a build, and changes no answer', { tags: ['release'] }, async () => {
    await writeFile(file(), whole)
    let expected: unknown
    await run(async (shop) => {
      expect(await buildsOf(shop)).toBe(0)
      expected = await search(shop)
    })
    await writeFile(file(), flipped(whole.length - 100))
    await run(async (shop) => {
      expect(await buildsOf(shop)).toBe(1)
      expect(await search(shop)).toEqual(expected)
    })
    await run(async (shop) => expect(await buildsOf(shop)).toBe(0))
  })
})
