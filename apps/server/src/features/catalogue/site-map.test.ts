import { beforeAll, expect, test } from 'vitest'
import { shareApp, type TestApp } from '../../testing/start-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await shareApp()
})

const get = (url: string) => shop.app.inject({ url })
const listed = (xml: string) =>
  [...xml.matchAll(/<loc>https:\/\/shop\.example\.com(.*?)<\/loc>/g)].map(([, path]) => path)

test('robots are told where the pages are listed, and to leave calls alone', async () => {
  const { body } = await get('/robots.txt')
  expect(body).toContain('Sitemap: https://shop.example.com/sitemap.xml\n')
  expect(body).toContain('Disallow: /api/\n')
})

test('the list names a file for each language, with every category and product that is sold', async () => {
  const files = listed((await get('/sitemap.xml')).body)
  expect(files).toHaveLength(13)
  const addresses = listed((await get('/sitemap/en/1.xml')).body)
  expect(files).toContain('/sitemap/en/1.xml')
  expect(addresses).toEqual(expect.arrayContaining(['/en', '/en/category/ejector-pins', '/en/product/AZH']))
  expect(new Set(addresses).size).toBe(addresses.length)
})

test.each(['/sitemap/xx/1.xml', '/sitemap/si/1.xml', '/sitemap/en/2.xml', '/sitemap/en/0.xml', '/sitemap/en/1'])(
  '%s does not exist',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  },
)
