import { languageEndpoints } from '@normwerk/contract/language'
import { orderEndpoints } from '@normwerk/contract/order'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildWeb } from '../../testing/build-web.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'

let shop: TestApp

beforeAll(async () => {
  buildWeb()
  shop = await startApp()
}, 300_000)
afterAll(() => shop.stop())

const get = (url: string, cookie = 'language=cs') => shop.app.inject({ url, headers: { cookie } })
const headOf = async (url: string) => (await get(url)).body.replace(/<\/head>.*/s, '')
const attributes = (head: string, pattern: RegExp) => [...head.matchAll(pattern)].map(([, value]) => value)
const canonicalOf = (head: string) => attributes(head, /<link rel="canonical" href="(.*?)">/g)
const dataOf = (head: string) =>
  attributes(head, /<script type="application\/ld\+json">(.*?)<\/script>/g).map((json) => JSON.parse(json ?? ''))

describe('an address with a language', () => {
  test('shows its page in this language, whatever the visitor has chosen', async () => {
    const { statusCode, body } = await get('/en/product/AZH')
    expect(statusCode).toBe(200)
    expect(body).toMatch(/<html lang="en-GB">.*<h1[^>]*>Ejector pin/s)
    expect(body).toContain('href="/en/category/ejector-pins"')
    expect(body).toContain('action="/en/search"')
    expect((await get('/it')).body).toContain('<html lang="it-IT">')
    expect((await get('/si/?x=1')).body).toContain('<html lang="sl-SI">')
    expect((await get('/product/AZH')).body).toContain('<html lang="cs-CZ">')
  })

  test('has calls of the same session in this language below it', async () => {
    const { body } = await get('/en/config.json')
    expect(JSON.parse(body)).toMatchObject({ baseAddress: '/en' })
    const buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
    buyer.cookies.set('language', 'cs')
    expect(await buyer.call(languageEndpoints.read)).toEqual({ code: 'cs' })
    expect(JSON.parse((await buyer.send('GET', '/pl/api/language')).text)).toEqual({ code: 'pl' })
    expect((await buyer.send('POST', '/pl/api/order/list', {})).status).toBe(200)
    expect(await buyer.call(orderEndpoints.list, {})).toMatchObject({ total: 0 })
  })

  test('may be `/pt-pt`, which leads to `/pt`', async () => {
    const { statusCode, headers } = await get('/pt-pt/product/AZH?view=list')
    expect([statusCode, headers.location]).toEqual([308, '/pt/product/AZH?view=list'])
    expect(JSON.parse((await get('/pt-pt/api/language')).body)).toEqual({ code: 'pt' })
    expect(JSON.parse((await get('/api/language', 'language=pt-pt')).body)).toEqual({ code: 'pt' })
  })

  test('is none if the language is unknown, and has the words of the shop for it', async () => {
    expect((await get('/xx/product/AZH')).statusCode).toBe(404)
    expect((await get('/english/product/AZH')).statusCode).toBe(404)
    expect((await get('/en/none')).statusCode).toBe(404)
  })
})

describe('the head of a page', () => {
  test('names the address of the page in its language, and in all others', async () => {
    const head = await headOf('/fr/product/AZH?view=list')
    expect(canonicalOf(head)).toEqual(['https://shop.example.com/fr/product/AZH'])
    expect(attributes(head, /hreflang="([\w-]+)"/g)).toEqual([
      ...['cs', 'de', 'en', 'es', 'fr', 'hu', 'it', 'nl', 'pl', 'pt', 'ro', 'sv', 'sl'],
      'x-default',
    ])
    expect(head).toContain('hreflang="sv" href="https://shop.example.com/se/product/AZH"')
    expect(head).toContain('hreflang="x-default" href="https://shop.example.com/product/AZH"')
    expect(canonicalOf(await headOf('/product/AZH?article=AZH-6x160'))).toEqual([
      'https://shop.example.com/cs/product/AZH',
    ])
    expect(canonicalOf(await headOf('/category/ejector-pins?page=2'))).toEqual([
      'https://shop.example.com/cs/category/ejector-pins?page=2',
    ])
    expect(canonicalOf(await headOf('/si'))).toEqual(['https://shop.example.com/sl'])
  })

  test('names the feed of the news in its language', async () => {
    const feeds = /type="application\/rss\+xml" title="Normwerk" href="(.*?)"/g
    const feedOf = async (url: string) => attributes(await headOf(url), feeds)
    expect(await feedOf('/pt')).toEqual(['https://shop.example.com/api/normwerk/feed/?lang=pt-pt'])
    expect(await feedOf('/de/news')).toEqual(['https://shop.example.com/api/normwerk/feed/'])
  })

  test('says that a legal text is in another language than the page', async () => {
    expect((await get('/pl/info/terms')).body).toMatch(/<html lang="pl-PL">.*<h1[^>]*><span lang="en-GB">/s)
  })

  test('describes the product and the way to it', async () => {
    const head = await headOf('/de/product/AZH')
    const [product, trail] = dataOf(head)
    expect(product).toMatchObject({ '@type': 'Product', sku: 'AZH', url: 'https://shop.example.com/de/product/AZH' })
    expect(product.image[0]).toMatch(/^https:\/\/shop\.example\.com\/api\/resources\/family\/AZ/)
    expect(trail.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      'https://shop.example.com/de',
      'https://shop.example.com/de/category/ejection',
      'https://shop.example.com/de/category/ejector-pins',
      'https://shop.example.com/de/product/AZH',
    ])
    const [description] = attributes(head, /<meta name="description" content="(.*?)">/g)
    expect(product.description.slice(0, 100)).toBe(description?.slice(0, 100))
    expect(attributes(head, /<meta property="og:description" content="(.*?)">/g)).toEqual([description])
    expect(head).not.toContain('price')
  })

  test.each([
    ['/de/product/AZH', '/api/resources/preview/product/AZH.png', 'summary_large_image'],
    ['/category/ejector-pins', '/api/resources/preview/category/ejector-pins.png', 'summary_large_image'],
    ['/', '/icon-512.png', 'summary'],
  ])('of %s names the picture that previews of links show', async (url, path, card) => {
    const head = await headOf(url)
    expect(attributes(head, /<meta property="og:image" content="(.*?)">/g)).toEqual([`https://shop.example.com${path}`])
    expect(attributes(head, /<meta name="twitter:card" content="(.*?)">/g)).toEqual([card])
  })

  test.each(['/search?q=6x160', '/search?filters=length:100', '/cart', '/product/none', '/category/none'])(
    'of %s says that it shall not be found',
    async (url) => {
      const head = await headOf(url)
      expect(head).toContain('<meta name="robots" content="noindex">')
      expect(canonicalOf(head)).toEqual([])
    },
  )
})
