import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newsEndpoints } from '@normwerk/contract/content/news'
import { newsEditingEndpoints } from '@normwerk/contract/content/news-editing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { feedItems } from '../../../database/tables/content.ts'
import { aUser } from '../../../testing/builders.ts'
import { aPhoto } from '../../../testing/files/photos.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { refreshFeed } from './refresh-feed.ts'

const ofShop = { params: { product: 'normwerk' } }
const never = new AbortController().signal

let answer: RequestListener
let shop: TestApp
let feedUrl: string
const server = createServer((request, reply) => answer(request, reply))

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  feedUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed?shop=1`
  answer = (_request, reply) => reply.writeHead(503).end()
  shop = await startApp({ environment: { FEED_URL: feedUrl } })
  await shop.dependencies.database.delete(feedItems)
})
afterAll(async () => {
  await shop.stop()
  server.closeAllConnections()
  server.close()
})
beforeEach(() => shop.dependencies.database.delete(feedItems))

const list = async (language = 'de') => {
  const headers = { 'accept-language': language }
  return shop.visitor().call(newsEndpoints.list, { amount: 50 }, { ...ofShop, headers })
}
const item = (title: string, more = '') =>
  `<item><title>${title}</title><link>https://news.example/${encodeURIComponent(title)}</link>${more}</item>`
const feedOf = (...items: string[]) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel>${items.join('')}</channel></rss>`

/** Refreshes the feed from a server that answers like this; returns the languages that stayed as they were. */
async function refresh(next: RequestListener): Promise<string[]> {
  answer = next
  const kept: string[] = []
  await refreshFeed(shop.dependencies, feedUrl, never, (_error, language) => kept.push(language))
  return kept
}
const always =
  (body: string | Buffer): RequestListener =>
  (_request, reply) =>
    reply.end(body)

test('each language is asked for by its code: German without one, Portuguese as pt-pt', async () => {
  const asked: string[] = []
  await refresh(({ url = '' }, reply) => {
    asked.push(url)
    reply.end(feedOf(item(url.includes('lang=en') ? 'Fair' : 'Messe')))
  })
  expect(asked).toContain('/feed?shop=1')
  expect(asked).toContain('/feed?shop=1&lang=pt-pt')
  expect(asked).toHaveLength(13)
  expect((await list('de'))[0]).toMatchObject({ title: 'Messe', language: 'de', link: 'https://news.example/Messe' })
  expect((await list('en'))[0]?.title).toBe('Fair')
})

test('titles and texts are shown as text, and pictures are made anew', async () => {
  const photo = await aPhoto(960, 540)
  const origin = new URL(feedUrl).origin
  const words = '<description><![CDATA[<p>Halle&nbsp;B &amp; C</p><script>alert(1)</script>]]></description>'
  const date = '<pubDate>Sun, 01 Nov 2026 08:00:00 GMT</pubDate>'
  const image = `<media:content url="${origin}/photo.jpg" type="image/jpeg" width="960"/>`
  let photos = 0
  const next: RequestListener = ({ url = '' }, reply) => {
    if (url !== '/photo.jpg') return reply.end(feedOf(item('A &amp; B', words + date + image)))
    photos += 1
    return reply.end(photo)
  }
  expect(await refresh(next)).toEqual([])
  const [news] = await list()
  const publishedAt = '2026-11-01T08:00:00.000Z'
  expect(news).toMatchObject({ title: 'A & B', summary: 'Halle B & C', publishedAt, image: { widths: [480, 960] } })
  await refresh(next)
  expect(photos).toBe(1)
})

const huge = Buffer.alloc(2 * 1024 * 1024, 32)
const elsewhere = (location: string): RequestListener => {
  return (_request, reply) => reply.writeHead(302, { location }).end()
}
test.each<[string, RequestListener]>([
  ['breaks', (_request, reply) => reply.destroy()],
  [
    'ends too early',
    (_request, reply) => reply.writeHead(200, { 'content-length': 900 }).write('<rss>', () => reply.destroy()),
  ],
  ['fails', (_request, reply) => reply.writeHead(500).end(feedOf(item('Broken')))],
  ['is no XML', always('<html><p>Hello')],
  ['is no RSS', always('<feed><entry/></feed>')],
  ['has no items', always(feedOf())],
  [
    'has links that run a script',
    always('<rss><channel><item><title>A</title><link>javascript:alert(1)</link></item></channel></rss>'),
  ],
  ['is nested too deeply', always('<a>'.repeat(200_000))],
  ['is too large', always(huge)],
  ['redirects in a circle', elsewhere('/feed')],
  ['redirects to a private network', elsewhere('http://10.0.0.1/')],
  ['redirects to the data of a cloud', elsewhere('http://169.254.169.254/latest/meta-data')],
  ['redirects to another port of this machine', elsewhere('http://localhost:1/')],
  ['redirects to a file', elsewhere('file:///etc/passwd')],
])('a feed that %s keeps its last good items', async (_what, next) => {
  const good = { title: 'Good', summary: '', link: 'https://news.example/', publishedAt: null, imageAddress: null }
  await shop.dependencies.database.insert(feedItems).values({ ...good, language: 'de', position: 0, pictureHash: null })
  expect(await refresh(next)).toHaveLength(13)
  expect((await list()).map(({ title }) => title)).toEqual(['Good'])
})

test('a feed that hangs does not keep the shop from closing', async () => {
  const closing = new AbortController()
  answer = () => closing.abort()
  await refreshFeed(shop.dependencies, feedUrl, closing.signal, (error) => expect.fail(String(error)))
  expect(await list()).toEqual([])
})

test('a picture that cannot be had is left out', async () => {
  const image = '<media:content url="http://192.168.0.1/a.jpg" type="image/jpeg"/>'
  expect(await refresh(always(feedOf(item('Fair', image))))).toEqual([])
  expect((await list())[0]).toMatchObject({ title: 'Fair', image: null })
})

test('staff see which feed visitors see instead of the news of the shop', async () => {
  const staff = await shop.signedIn(await aUser(shop.dependencies, null))
  expect(await staff.call(newsEditingEndpoints.listAll, undefined, ofShop)).toEqual({ feed: feedUrl, news: [] })
})
