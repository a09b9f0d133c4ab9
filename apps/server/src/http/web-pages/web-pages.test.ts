import { once } from 'node:events'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { contentEndpoints } from '@normwerk/contract/content'
import { languageCodes } from '@normwerk/contract/language'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildWeb } from '../../testing/build-web.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { lockProductFiles } from '../../testing/lock-product-files.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { createDatabase, type TestDatabase } from '../../testing/test-database.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'

const buildTimeout = 300_000
const noon = new Date('2026-11-25T12:00:00Z')

let database: TestDatabase
let client: Client
let shop: TestApp
let second: TestApp
let buyer: Visitor
let now = noon

beforeAll(async () => {
  buildWeb()
  database = await createDatabase()
  client = new Client({ connectionString: database.databaseUrl })
  await client.connect()
  const clock = { now: () => now }
  const environment = { SHIP_CUT_OFF: '13:30' }
  shop = await startApp({ database, clock, environment })
  second = await startApp({ database, clock, environment })
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
}, buildTimeout)
afterAll(async () => {
  await second.stop()
  await shop.stop()
  await client.end()
  await database.drop()
})

const get = ({ app }: TestApp, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'accept-language': 'de', ...headers } })
const bodyOf = async (server: TestApp, url: string, headers?: Record<string, string>) =>
  (await get(server, url, headers)).body

const readMetric = async ({ app }: TestApp, name: string) => {
  const { body } = await app.inject({ url: '/metrics' })
  return Number(/^ (\d+)$/m.exec(body.split(`\n${name}`)[1] ?? '')?.[1] ?? 0)
}
/** Returns how many pages a server makes during `work`. */
async function countMade(work: () => Promise<unknown>): Promise<number> {
  const before = await readMetric(shop, 'pages_made_total')
  await work()
  return (await readMetric(shop, 'pages_made_total')) - before
}

describe('the page of a visitor', () => {
  test.each(['/', '/product/AZH', '/product/AZH?view=list', '/category/ejector-pins', '/search', '/info/terms'])(
    '%s is made once, and then sent as the same bytes',
    async (url) => {
      const headers = { 'accept-encoding': 'gzip, deflate, br' }
      const first = await get(shop, url, headers)
      expect([first.statusCode, first.headers['content-encoding']]).toEqual([200, 'br'])
      expect(brotliDecompressSync(first.rawPayload).toString()).toMatch(/^<!doctype html>\s*<html lang="de-DE">.*<h1/s)
      const made = await countMade(async () => {
        expect((await get(shop, url, headers)).rawPayload).toEqual(first.rawPayload)
      })
      expect(made).toBe(0)
    },
  )

  test('comes in the encoding that the browser accepts', async () => {
    const plain = await get(shop, '/info/terms')
    expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'accept-encoding'])
    const packed = await get(shop, '/info/terms', { 'accept-encoding': 'gzip' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
  })

  test('comes in the language of the visitor', async () => {
    await get(shop, '/product/AZH')
    expect(await bodyOf(shop, '/product/AZH', { cookie: 'language=en' })).toMatch(/<html lang="en-GB">.*Ejector pin/s)
    expect(await bodyOf(shop, '/product/AZH')).toMatch(/<html lang="de-DE">.*Auswerferstift/s)
  })

  test.each(languageCodes)('names products in the language %s, as the calls do', async (code) => {
    const chosen = { cookie: `language=${code}` }
    const { name } = (await get(shop, '/api/product/by-product-nr?productNr=AZH', chosen)).json()
    const page = await bodyOf(shop, '/product/AZH', chosen)
    expect(/<h1>(.*?)<\/h1>/.exec(page)?.[1]).toBe(name)
  })

  test('has nothing of the visitor for whom it was made', async () => {
    const url = '/category/ejector-pins'
    const first = await get(shop, `${url}?utm_source=mail&token=secret`, { cookie: 'other=mine' })
    const [token] = first.cookies
    expect(token).toMatchObject({ name: 'XSRF-TOKEN' })
    const other = await get(shop, url, { cookie: `XSRF-TOKEN=${token?.value}` })
    expect(other.body).toBe(first.body)
    expect(first.body).not.toMatch(/secret|utm_source/)
    expect(first.body).not.toContain(token?.value)
    expect(other.cookies).toEqual([])
  })

  test('is made each time if the visitor has typed a text, or there is no such product or category', async () => {
    const urls = ['/search?q=Auswerferhülse', '/product/AZH?q=AZH', '/product/NONE', '/category/none']
    const kept = await readMetric(shop, 'pages_kept_bytes')
    for (const url of urls) {
      expect(await countMade(async () => [await get(shop, url), await get(shop, url)])).toBe(2)
    }
    expect(await readMetric(shop, 'pages_kept_bytes')).toBe(kept)
  })

  test.each([
    ['/product/NONE', 'Es gibt kein Produkt NONE'],
    ['/info/none', 'Diese Seite gibt es nicht'],
    ['/category/none', 'Diese Seite gibt es nicht'],
    ['/category/none?page=2', 'Diese Seite gibt es nicht'],
  ])('%s says that there is none', async (url, heading) => {
    const { statusCode, body } = await get(shop, url)
    expect(statusCode).toBe(404)
    expect(/<h1.*?>(.*?)<\/h1>/.exec(body)?.[1]).toContain(heading)
  })

  test('is not the page of a signed-in user, which is never kept', async () => {
    const visible = await bodyOf(shop, '/product/AZH')
    const made = await countMade(async () => {
      for (const _ of [1, 2]) {
        const own = await buyer.send('GET', '/product/AZH')
        expect(own.text).toContain('"priceStatus":"ok"')
      }
    })
    expect(made).toBe(2)
    expect(await bodyOf(shop, '/product/AZH')).toBe(visible)
    expect(visible).not.toContain('"priceStatus":"ok"')
  })
})

test('a call from outside that is named like a call of a page is answered to its sender', async () => {
  expect(await bodyOf(shop, '/api/language/list', { 'x-page-call': 'guessed' })).toContain('"de"')
})

test('scripts and style sheets come as the build has compressed them', async () => {
  const paths = [...(await bodyOf(shop, '/')).matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path)
  expect(paths).toHaveLength(2)
  for (const path of paths) {
    const plain = await get(shop, path)
    const { headers, rawPayload } = await get(shop, path, { 'accept-encoding': 'gzip, br' })
    expect(headers).toMatchObject({
      ...{ 'content-encoding': 'br', vary: 'accept-encoding' },
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(headers['content-type']).toBe(plain.headers['content-type'])
    expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body)
  }
})

test('only files of the build are served, and those with a name that stays are asked for again', async () => {
  expect((await get(shop, '/icon.svg')).headers['cache-control']).toBe('no-cache')
  for (const path of ['/assets/gone.js', '/assets/%2e%2e/index.js', '/assets/..%2f..%2fpackage.json', '/assets/.env']) {
    expect((await get(shop, path)).statusCode, path).toBe(404)
  }
})

describe('a kept page ends, on every server,', () => {
  const both = () => [shop, second]

  test.each([
    {
      change: 'the stock of an article',
      url: '/product/AZH',
      statement: "update articles set lead_time_days = 77 where article_no = 'AZH-6x200'",
      shown: '"leadTimeDays":77',
    },
    {
      change: 'the name of a product',
      url: '/category/ejector-pins',
      statement: `update products set name = name || '{"de": "Neuer Name"}' where product_nr = 'AZH'`,
      shown: 'Neuer Name',
    },
  ])('with $change', async ({ url, statement, shown }) => {
    for (const server of both()) expect(await bodyOf(server, url)).not.toContain(shown)
    await client.query(statement)
    for (const server of both()) await waitFor(async () => expect(await bodyOf(server, url)).toContain(shown))
  })

  test('with a public text', { tags: ['release'] }, async () => {
    for (const server of both()) expect(await bodyOf(server, '/info/imprint')).not.toContain('Neue Form GmbH')
    const staff = await shop.signedIn(await aUser(shop.dependencies, null))
    const { version } = await staff.call(contentEndpoints.readForEditing, undefined, { params: { key: 'imprint' } })
    const texts = { de: { title: 'Impressum', text: 'Neue Form GmbH' } }
    await staff.call(contentEndpoints.publish, { basedOn: version, texts }, { params: { key: 'imprint' } })
    for (const server of both()) {
      await waitFor(async () => expect(await bodyOf(server, '/info/imprint')).toContain('Neue Form GmbH'))
    }
  })

  test('at the minute of the cut-off, with its ship dates', async () => {
    const shipDates = async (server: TestApp) =>
      new Set((await bodyOf(server, '/product/AKH')).match(/"shipDate":"[\d-]+"/g))
    const before = await shipDates(shop)
    expect(before.size).toBeGreaterThan(0)
    now = new Date('2026-11-25T12:29:59Z')
    for (const server of both()) expect(await shipDates(server)).toEqual(before)
    now = new Date('2026-11-25T12:30:00Z')
    for (const server of both()) expect(await shipDates(server)).not.toEqual(before)
    now = noon
  })

  test('because every table that it reads tells of its changes', async () => {
    await client.query('notify content_changed')
    const urls = ['/', '/product/AZH', '/category/ejector-pins', '/search', '/search?q=6x200', '/info/privacy']
    const statements = await second.statementsOf(() => Promise.all(urls.map((url) => get(second, `${url}?x`))))
    const read = new Set(
      statements.flatMap((sql) => [...sql.matchAll(/(?:from|join) "(\w+)"/g)].map(([, name]) => name)),
    )
    const { rows } = await client.query<{ name: string }>(
      "select distinct tgrelid::regclass::text as name from pg_trigger join pg_proc on tgfoid = pg_proc.oid where prosrc like '%pg_notify%'",
    )
    const telling = new Set(rows.map(({ name }) => name))
    expect([...read]).toEqual(expect.arrayContaining(['articles', 'products', 'page_versions']))
    // Files and pictures never change; another table names those that are shown.
    const silent = [...read].filter((name) => !telling.has(name ?? ''))
    expect(['catalogue_files', 'pictures']).toEqual(expect.arrayContaining(silent))
  })
})

describe('a page that has to be made', () => {
  test('is made once for all who wait for it', async () => {
    const made = await countMade(async () => {
      const { release, waitForReader } = await lockProductFiles(database.databaseUrl)
      const requested = ['a', 'b', 'c'].map(() => get(shop, '/product/AKH?article=none'))
      await waitForReader()
      await release()
      const answers = await Promise.all(requested)
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
      expect(answers[0]?.statusCode).toBe(200)
    })
    expect(made).toBe(1)
  })

  test('is not made after everybody who waited has disconnected', async () => {
    const address = new URL(await shop.app.listen({ host: '127.0.0.1', port: 0 }))
    const request = async (path: string) => {
      const socket = connect(Number(address.port), address.hostname)
      await once(socket, 'connect')
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
      return socket
    }
    const countSockets = () => promisify(shop.app.server.getConnections).call(shop.app.server)
    const made = await countMade(async () => {
      const { release, waitForReader } = await lockProductFiles(database.databaseUrl)
      const first = await request('/product/AZH?q=0')
      await waitForReader()
      const others = await Promise.all([1, 2, 3, 4, 5].map((number) => request(`/product/AZH?q=${number}`)))
      await waitFor(async () => expect(await countSockets()).toBe(6))
      for (const socket of others) socket.destroy()
      await waitFor(async () => expect(await countSockets()).toBe(1))
      first.destroy()
      await waitFor(async () => expect(await countSockets()).toBe(0))
      await release()
      expect((await get(shop, '/product/AZH?q=6')).statusCode).toBe(200)
    })
    expect(made).toBe(2)
  })

  test('does not wait behind other calls of the visitor who requested it first', async () => {
    const { admission } = shop.dependencies
    const visitor = { person: '127.0.0.1', company: '127.0.0.1' }
    const { signal } = new AbortController()
    const held = await Promise.all(
      [1, 2, 3, 4].map(() => admission.enter(contentEndpoints.readPage, visitor, { signal })),
    )
    expect((await get(shop, '/product/AZH?q=busy')).statusCode).toBe(200)
    for (const { leave } of held) leave()
  })

  test('is answered with 503 in the language of the visitor if too many wait', { tags: ['release'] }, async () => {
    await get(shop, '/info/terms')
    const { release, waitForReader } = await lockProductFiles(database.databaseUrl)
    const requested = Array.from({ length: 41 }, (_, at) => get(shop, `/product/AKH?q=${at}`))
    await waitForReader()
    const rejected = await get(shop, '/product/AKH?q=41', { 'accept-language': 'en' })
    expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([503, '3'])
    expect(rejected.body).toMatch(/<html lang="en-GB">.*Please try again/s)
    // Kept pages are still sent.
    expect((await get(shop, '/info/terms')).statusCode).toBe(200)
    await release()
    const statuses = (await Promise.all(requested)).map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})
