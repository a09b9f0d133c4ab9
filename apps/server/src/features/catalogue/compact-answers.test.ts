import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import type { Facet } from '@normwerk/contract/search'
import { beforeAll, describe, expect, test } from 'vitest'
import { shareApp, type TestApp } from '../../testing/start-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await shareApp()
})

const filters = [
  { name: 'diameter', values: [3.2] },
  { name: 'length', values: [160, 200] },
]
const pageRequest = { page: 1, size: 100 }

function useful(facets: readonly Facet[]): Facet[] {
  return facets
    .map((facet) => ({ ...facet, values: facet.values.filter(({ count, selected }) => count > 0 || selected) }))
    .filter(({ values }) => values.length > 0)
}

describe('a compact answer', () => {
  test('of a filter has the values that count or are chosen, and each product once', async () => {
    const visitor = shop.visitor()
    const whole = await visitor.call(catalogueEndpoints.filter, { filters, pageRequest })
    const compact = await visitor.call(catalogueEndpoints.filter, { filters, pageRequest, compact: true })
    const products = new Map(compact.products?.map((product) => [product.id, product]))
    expect(products.size).toBe(compact.products?.length)
    const joined = compact.items.map((item) => ({ ...item, product: products.get(item.productId) }))
    expect({ ...compact, items: joined }).toEqual({
      ...whole,
      products: compact.products,
      facets: useful(whole.facets),
    })
  })

  test('of a search has the values that count or are chosen', async () => {
    const visitor = shop.visitor()
    const whole = await visitor.call(catalogueEndpoints.search, { filters, pageRequest })
    const compact = await visitor.call(catalogueEndpoints.search, { filters, pageRequest, compact: true })
    expect(compact).toEqual({ ...whole, facets: useful(whole.facets) })
  })

  test('is given only to those who ask for it', async () => {
    const answer = await shop.visitor().call(catalogueEndpoints.filter, { filters, pageRequest })
    expect(answer.products).toBeUndefined()
    expect(answer.items.every(({ product }) => product !== undefined)).toBe(true)
    expect(answer.facets.some(({ values }) => values.some(({ count }) => count === 0))).toBe(true)
  })
})

describe('the values of a category', () => {
  test('are all those that its products have, and those of the catalogue without a category', async () => {
    const visitor = shop.visitor()
    const [category] = await visitor.call(catalogueEndpoints.mainCategories)
    const within = { categoryId: category?.id ?? '' }
    const found = await visitor.call(catalogueEndpoints.search, within)
    expect(await visitor.call(catalogueEndpoints.readFacets, within)).toEqual(found.facets)
    const everywhere = await visitor.call(catalogueEndpoints.search, {})
    expect(await visitor.call(catalogueEndpoints.readFacets, {})).toEqual(everywhere.facets)
  })

  test('are sent once, and again in another language', async () => {
    const visitor = shop.visitor()
    const read = (headers: Record<string, string> = {}) =>
      visitor.send('GET', '/api/product/facets', undefined, { 'accept-language': 'de', ...headers })
    const { headers, text } = await read()
    const tag = String(headers.etag)
    expect(headers['cache-control']).toBe('private, no-cache')
    const again = await read({ 'if-none-match': tag })
    expect([again.status, again.text]).toEqual([304, ''])
    const compressed = await read({ 'if-none-match': `"other", W/${tag}` })
    expect(compressed.status).toBe(304)
    const other = await read({ 'if-none-match': tag, 'accept-language': 'en' })
    expect(other.status).toBe(200)
    expect(other.text).not.toBe(text)
  })

  test('of an unknown category are not found', async () => {
    const categoryId = shop.dependencies.ids.next()
    expect(await shop.visitor().rejected(catalogueEndpoints.readFacets, { categoryId })).toMatchObject({
      status: 404,
      code: 'entryNotFound',
    })
  })
})
