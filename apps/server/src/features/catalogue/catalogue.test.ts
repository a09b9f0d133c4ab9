import { accountEndpoints } from '@normwerk/contract/account'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'

let shop: TestApp
let visitor: Visitor
let buyer: Visitor
let staff: Visitor

beforeAll(async () => {
  shop = await startApp({ environment: { MAX_FILTER_RESULTS: '3000' } })
  visitor = shop.visitor()
  await shop.dependencies.pool.query(
    "insert into discounts (discount_group, price_group, percent) values ('test', 'AZ', 10), ('test', 'AH', 60)",
  )
  buyer = await shop.signedIn(
    await aUser(shop.dependencies, await aCompany(shop.dependencies, { discountGroup: 'test' }), ['SHOP_USER']),
  )
  staff = await shop.signedIn(await aUser(shop.dependencies, null))
})
afterAll(() => shop.stop())

const { search, filter } = catalogueEndpoints

describe('categories', () => {
  test('have two levels, and their products add up', async () => {
    const main = await visitor.call(catalogueEndpoints.mainCategories)
    const sub = await visitor.call(catalogueEndpoints.subCategories, {})
    expect(main.every(({ parentId }) => parentId === null)).toBe(true)
    for (const category of main) {
      const below = await visitor.call(catalogueEndpoints.subCategories, { parentId: category.id })
      expect(below).toEqual(sub.filter(({ parentId }) => parentId === category.id))
      expect(below.reduce((sum, { productCount }) => sum + productCount, 0)).toBe(category.productCount)
    }
    const { total } = await visitor.call(search, {})
    expect(main.reduce((sum, { productCount }) => sum + productCount, 0)).toBe(total)
  })

  test('that do not exist answer 404', async () => {
    const parentId = '01890000-0000-7000-8000-000000000000'
    expect(await visitor.rejected(catalogueEndpoints.subCategories, { parentId })).toMatchObject({ status: 404 })
    expect(await visitor.rejected(search, { categoryId: parentId })).toMatchObject({ status: 404 })
  })
})

describe('searching', () => {
  test('finds the part of a designation, with its assumptions', async () => {
    const part = await aPart(shop.dependencies, 'AZN-3.2x160')
    const found = await visitor.call(search, { query: 'DIN 1530 A 3,2x160, gekürzt auf 147,25 +0,05/0' })
    expect(found.items.map(({ productNr }) => productNr)).toEqual(['AZN'])
    expect(found.designation).toMatchObject({
      productDimensionId: part.id,
      articleNo: 'AZN-3.2x160',
      changedLength: 147.25,
      toleranceClass: 'T50',
      certificate31: false,
      assumed: ['material'],
    })
    expect(found.designation?.alternatives.map(({ articleNo }) => articleNo)).toContain('AZH-3.2x160')
  })

  test('understands words of the language, with a typing error', async () => {
    const german = await visitor.call(search, { query: 'Auswerferhülze' })
    expect(german.items.map(({ productNr }) => productNr)).toContain('AHH')
    const english = await visitor.call(search, { query: 'guide pillar' }, { headers: { 'accept-language': 'en' } })
    expect(english.items[0]).toMatchObject({ productNr: 'FSE', name: expect.stringMatching(/guide pillar/i) })
  })

  test('finds no other part for an unknown number', async () => {
    const found = await visitor.call(search, { query: 'AZH-3.3x160' })
    expect(found.designation).toBeUndefined()
  })

  test('returns facets that their own filter does not narrow', async () => {
    const filters = [{ name: 'material', values: ['1.2210 115CrV3'] }]
    const all = await visitor.call(search, { query: 'Auswerferstift' })
    const narrowed = await visitor.call(search, { query: 'Auswerferstift', filters })
    expect(narrowed.total).toBeLessThan(all.total)
    const material = narrowed.facets.find(({ name }) => name === 'material')
    const before = all.facets.find(({ name }) => name === 'material')
    expect(material?.values.map(({ value, count }) => [value, count])).toEqual(
      before?.values.map(({ value, count }) => [value, count]),
    )
    expect(material?.values.find(({ selected }) => selected)?.count).toBe(narrowed.total)
    expect(narrowed.currentFilters).toEqual(filters)
  })

  test('gives choices a label in the language of the visitor', async () => {
    const labels = async (language: string) => {
      const found = await visitor.call(search, { query: '' }, { headers: { 'accept-language': language } })
      return found.facets.find(({ name }) => name === 'finish')?.values.map(({ label }) => label)
    }
    expect(await labels('de')).toContain('gehärtet')
    expect(await labels('en')).toContain('hardened')
  })

  test('with dimensions lists those of the found products that pass the filters', async () => {
    const found = await visitor.call(search, {
      query: 'AZH',
      filters: [{ name: 'diameter', values: [3.2] }],
      withDimensions: true,
      pageRequest: { page: 1, size: 2 },
    })
    expect(found.dimensions?.items.length).toBe(2)
    expect(found.dimensions?.items.every(({ values }) => values.diameter === 3.2)).toBe(true)
    expect(found.dimensions?.total).toBeGreaterThan(2)
  })

  test('finds only the named products', async () => {
    const found = await visitor.call(search, { productNrs: ['FSE', 'AZH', 'nothing'] })
    expect(found.items.map(({ productNr }) => productNr).sort()).toEqual(['AZH', 'FSE'])
    expect((await visitor.call(search, { query: 'AZH-3.2x160', productNrs: ['FSE'] })).total).toBe(0)
  })

  test('search-simple and suggestions', async () => {
    const found = await visitor.call(catalogueEndpoints.searchSimple, { query: 'Kernstift' })
    expect(found.items[0]?.productNr).toMatch(/^KS/)
    const { suggestions } = await visitor.call(catalogueEndpoints.autoComplete, { searchString: 'din 1530 a 3,2x160' })
    expect(suggestions[0]).toMatchObject({ kind: 'designation', articleNo: 'AZN-3.2x160', productNr: 'AZN' })
    expect(suggestions.length).toBeLessThanOrEqual(10)
  })

  test.each([
    [{ query: 'x'.repeat(100_000) }, 'queryTooLong'],
    [{ query: 'pin\u0000' }, 'validationFailed'],
    [{ query: 'pin\ud800' }, 'validationFailed'],
    [{ pageRequest: { page: 1, size: 1000 } }, 'pageSizeTooLarge'],
    [{ pageRequest: { page: 0, size: 10 } }, 'validationFailed'],
    [{ pageRequest: { page: 1.5, size: 10 } }, 'validationFailed'],
    [{ filters: [{ name: 'colour', values: ['red'] }] }, 'unknownFilter'],
    [{ filters: [{ name: '__proto__', values: ['x'] }] }, 'unknownFilter'],
    [{ sort: { by: 'nothing' } }, 'validationFailed'],
    [{ price: 1 }, 'validationFailed'],
  ])('bad input %# is rejected with its code', async (input, code) => {
    expect(await visitor.rejected(search, input)).toMatchObject({ status: 400, code })
  })
})

describe('filtering', () => {
  test('needs a filter, and counts dimensions', async () => {
    expect(await visitor.rejected(filter, { filters: [] })).toMatchObject({ status: 400, code: 'filterRequired' })
    expect(await visitor.rejected(filter, { filters: [{ name: 'diameter', values: [] }] })).toMatchObject({
      code: 'filterRequired',
    })
    const found = await visitor.call(filter, {
      filters: [
        { name: 'diameter', values: [3, 3.2] },
        { name: 'length', min: 150, max: 200 },
      ],
      sort: { by: 'length', descending: true },
    })
    expect(found.items).toHaveLength(found.total)
    const lengths = found.items.map(({ values }) => Number(values.length))
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a))
    expect(lengths.every((length) => length >= 150 && length <= 200)).toBe(true)
    expect(found.facets.find(({ name }) => name === 'diameter')?.values.length).toBeGreaterThan(2)
  })

  test('sorts by the price that the buyer pays, even if families have different discounts', async () => {
    const filters = [
      { name: 'diameter', values: [6] },
      { name: 'length', values: [200] },
    ]
    for (const descending of [false, true]) {
      const found = await buyer.call(filter, { filters, sort: { by: 'price', descending } })
      const prices = found.items.map(({ price }) => Number(price))
      expect(new Set(found.items.map(({ product }) => product?.productNr.slice(0, 2))).size).toBeGreaterThan(2)
      expect(prices).toEqual(prices.toSorted((a, b) => (descending ? b - a : a - b)))
    }
  })

  test('with too many results returns only their number and the facets', async () => {
    const found = await visitor.call(filter, { filters: [{ name: 'length', min: 1 }] })
    expect(found).toMatchObject({ tooMany: true, items: [] })
    expect(found.total).toBeGreaterThan(3000)
    expect(found.facets.length).toBeGreaterThan(0)
  })
})

describe('showcases', () => {
  test('are filled by staff, completely or not at all, and the search knows the deals at once', async () => {
    await staff.call(catalogueEndpoints.flagLandingPage, { productNrs: ['FSE', 'AZH'] })
    expect(await visitor.call(catalogueEndpoints.readLandingPage)).toEqual({ productNrs: ['FSE', 'AZH'] })
    const rejection = await staff.rejected(catalogueEndpoints.flagLandingPage, { productNrs: ['AZN', 'nope'] })
    expect(rejection).toMatchObject({
      status: 422,
      code: 'unknownProductNr',
      fields: { 'productNrs.1': expect.anything() },
    })
    expect(await visitor.call(catalogueEndpoints.readLandingPage)).toEqual({ productNrs: ['FSE', 'AZH'] })
    await waitFor(async () => {
      const { items } = await visitor.call(search, { dealsOnly: true })
      expect(items.map(({ productNr }) => productNr).sort()).toEqual(['AZH', 'FSE'])
    })
    const long = { filters: [{ name: 'length' as const, min: 1 }], dealsOnly: true }
    const sizes = await visitor.call(catalogueEndpoints.filter, long)
    expect([...new Set(sizes.items.map(({ product }) => product?.productNr))].sort()).toEqual(['AZH', 'FSE'])
    const drawn = await visitor.call(catalogueEndpoints.randomDeals, { amount: 6 })
    expect(drawn.map(({ productNr }) => productNr).sort()).toEqual(['AZH', 'FSE'])
  })

  test('new and highlighted ones are separate', async () => {
    await staff.call(catalogueEndpoints.flagNew, { productNrs: ['KSC'] })
    await staff.call(catalogueEndpoints.flagHighlighted, { productNrs: [] })
    expect(await visitor.call(catalogueEndpoints.readNew)).toEqual({ productNrs: ['KSC'] })
    expect(await visitor.call(catalogueEndpoints.readHighlighted)).toEqual({ productNrs: [] })
  })
})

test('the catalogue is served while it is rebuilt', async () => {
  const rebuild = shop.dependencies.pool.query('update products set sort_index = sort_index')
  const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.send('GET', '/api/product-category/main')))
  await rebuild
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect((await visitor.send('GET', accountEndpoints.me.route.split(' ')[1] ?? '')).status).toBe(401)
})
