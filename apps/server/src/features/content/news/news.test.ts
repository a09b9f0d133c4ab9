import { auditEndpoints } from '@normwerk/contract/audit'
import { newsEndpoints, type WrittenNews } from '@normwerk/contract/content/news'
import { newsEditingEndpoints } from '@normwerk/contract/content/news-editing'
import { parseTree } from '@normwerk/documents/opentrans/xml-tree'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { news, pictures } from '../../../database/tables/content.ts'
import { purgeExpired } from '../../../housekeeping.ts'
import { aUser } from '../../../testing/builders.ts'
import { aPhoto } from '../../../testing/files/photos.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import type { Visitor } from '../../../testing/visitor.ts'

const ofShop = { params: { product: 'normwerk' } }
const minute = 60 * 1000
const day = 24 * 60 * minute
const start = new Date('2026-11-01T08:00:00Z')

let now = start
let shop: TestApp
let staff: Visitor

beforeAll(async () => {
  shop = await startApp({ clock: { now: () => now } })
})
afterAll(() => shop.stop())
beforeEach(async () => {
  now = start
  staff = await shop.signedIn(await aUser(shop.dependencies, null))
  await shop.dependencies.database.delete(news)
})

const german = { title: 'Neue Stifte <b>', text: 'Jetzt ab 0,8 mm.\n\n## Härte\n\n60 HRC & mehr' }
const english = { title: 'New pins', text: 'Now from 0.8 mm.' }
const shown: WrittenNews = { isHidden: false, texts: { de: german, en: english } }

const add = (written = shown) => staff.call(newsEditingEndpoints.add, written, ofShop)
const at = (id: string) => ({ params: { ...ofShop.params, id } })
const list = (language = 'de', amount = 50) =>
  shop.visitor().call(newsEndpoints.list, { amount }, { ...ofShop, headers: { 'accept-language': language } })
const readFeed = (query = '') => shop.app.inject({ method: 'GET', url: `/api/normwerk/feed/${query}` })

test('news are listed in the language of each reader, and say in which they are written', async () => {
  const { id } = await add()
  const listed = { publishedAt: start.toISOString(), link: `/news/${id}`, image: null }
  expect(await list('de')).toEqual([{ ...listed, language: 'de', title: german.title, summary: 'Jetzt ab 0,8 mm.' }])
  expect(await list('fr')).toEqual([{ ...listed, language: 'en', title: 'New pins', summary: 'Now from 0.8 mm.' }])
  const sections = [
    { heading: null, paragraphs: ['Jetzt ab 0,8 mm.'] },
    { heading: 'Härte', paragraphs: ['60 HRC & mehr'] },
  ]
  expect(await shop.visitor().call(newsEndpoints.read, undefined, at(id))).toMatchObject({ language: 'de', sections })
})

test('the newest news come first, and hidden ones are not found', async () => {
  const first = await add()
  now = new Date(start.getTime() + minute)
  const second = await add()
  const hidden = await add({ ...shown, isHidden: true })
  const links = async (amount?: number) => (await list('de', amount)).map(({ link }) => link)
  expect(await links()).toEqual([`/news/${second.id}`, `/news/${first.id}`])
  expect(await links(1)).toEqual([`/news/${second.id}`])
  expect(await shop.visitor().rejected(newsEndpoints.read, undefined, at(hidden.id))).toMatchObject({ status: 404 })
})

test('news keep their day while they are shown, and get a new one when they are shown again', async () => {
  const { id } = await add()
  const change = (written: WrittenNews) => staff.call(newsEditingEndpoints.change, written, at(id))
  now = new Date(start.getTime() + minute)
  const corrected = { ...shown, texts: { en: { ...english, title: 'New thin pins' } } }
  expect(await change(corrected)).toMatchObject({ publishedAt: start.toISOString(), texts: corrected.texts })
  expect(await change({ ...corrected, isHidden: true })).toMatchObject({ publishedAt: null })
  expect(await change(corrected)).toMatchObject({ publishedAt: now.toISOString() })
  const { items } = await staff.call(auditEndpoints.listAll, { action: 'news.changed' })
  expect(items).toHaveLength(3)
})

test('the feed is RSS with the pictures: German without a language, Portuguese as pt-pt', async () => {
  const { id } = await add()
  const photo = { name: 'photo.jpg', content: await aPhoto(960, 540) }
  await staff.upload(`/api/normwerk/news/image/${id}`, photo, {}, {}, 'PUT')
  const feed = await readFeed()
  expect(feed.headers['content-type']).toContain('application/rss+xml')
  expect(feed.body).toContain('<title>Neue Stifte &lt;b&gt;</title>')
  expect(feed.body).toContain('<pubDate>Sun, 01 Nov 2026 08:00:00 GMT</pubDate>')
  expect(feed.body).toMatch(/<link>https?:\/\/[^/]+\/de\/news\/[\w-]+<\/link>/)
  expect(feed.body.match(/<media:content url="[^"]+\/(480|960)\.jpeg" type="image\/jpeg"/g)).toHaveLength(2)
  expect(parseTree(feed.rawPayload).name).toBe('rss')
  const portuguese = await readFeed('?lang=pt-pt')
  expect(portuguese.body).toContain('<language>pt-pt</language>')
  expect(portuguese.body).toContain('<title>New pins</title>')
  expect((await readFeed('?lang=xx')).statusCode).toBe(400)
  expect((await shop.app.inject({ method: 'GET', url: '/api/other/feed/' })).statusCode).toBe(404)
})

test('a picture stays as long as news show it', { tags: ['release'] }, async () => {
  const { id } = await add()
  const photo = { name: 'photo.jpg', content: await aPhoto(960, 540) }
  await staff.upload(`/api/normwerk/news/image/${id}`, photo, {}, {}, 'PUT')
  now = new Date(start.getTime() + 2 * day)
  await purgeExpired(shop.dependencies)
  const [listed] = await list()
  expect(listed?.image).toMatchObject({ width: 960, widths: [480, 960] })
  staff = await shop.signedIn(await aUser(shop.dependencies, null))
  await staff.call(newsEditingEndpoints.delete, undefined, at(id))
  await purgeExpired(shop.dependencies)
  expect(await shop.dependencies.database.select().from(pictures)).toEqual([])
})

test.each<[string, object]>([
  ['texts', { texts: {} }],
  ['texts.de.title', { texts: { de: { ...german, title: ' ' } } }],
  ['texts.de.text', { texts: { de: { ...german, text: '\n' } } }],
  ['texts.xx', { texts: { xx: german } }],
  ['isHidden', { isHidden: 'no' }],
])('news with an invalid %s are rejected: %j', async (_path, wrong) => {
  const rejection = await staff.rejected(newsEditingEndpoints.add, { ...shown, ...wrong }, ofShop)
  expect(rejection).toMatchObject({ status: 400, code: 'validationFailed' })
  expect(await list()).toEqual([])
})

test('a file that is no picture changes nothing', async () => {
  const { id } = await add()
  const text = { name: 'photo.jpg', content: 'no picture' }
  const answer = await staff.upload(`/api/normwerk/news/image/${id}`, text, {}, {}, 'PUT')
  expect(answer).toMatchObject({ status: 422 })
  expect((await list())[0]?.image).toBeNull()
})

test('a picture for no news is rejected before it is encoded', async () => {
  const photo = { name: 'photo.jpg', content: await aPhoto(960, 540) }
  const answer = await staff.upload(`/api/normwerk/news/image/${crypto.randomUUID()}`, photo, {}, {}, 'PUT')
  expect(answer).toMatchObject({ status: 404 })
})
