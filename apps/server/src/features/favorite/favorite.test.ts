import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { favoriteEndpoints } from '@normwerk/contract/favorite'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { articles } from '../../database/tables/articles.ts'
import { discounts } from '../../database/tables/companies.ts'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { nobodysId } from '../../testing/calls/call-empty.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'

let shop: TestApp
let pin: { id: string; productId: string }
let sleeve: { id: string; productId: string }
let seconds = Date.parse('2026-03-02T08:00:00Z') / 1000

beforeAll(async () => {
  shop = await startApp({
    clock: {
      now: () => {
        seconds += 1
        return new Date(seconds * 1000)
      },
    },
  })
  pin = await aPart(shop.dependencies, 'AZH-6x200')
  sleeve = await aPart(shop.dependencies, 'AHH-3x5x75')
})
afterAll(() => shop.stop())

const aBuyer = async () =>
  shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies), ['SHOP_USER']))
const put = (visitor: Visitor, { productId }: { productId: string }, query = '') =>
  visitor.send('PUT', `/api/favorite/${productId}${query}`)
const takeOff = (visitor: Visitor, { productId }: { productId: string }, query = '') =>
  visitor.send('DELETE', `/api/favorite/${productId}${query}`)

test('favourites are products and single articles, the newest first, each once', async () => {
  const buyer = await aBuyer()
  for (const query of ['', '', `?productDimensionId=${pin.id}`]) expect((await put(buyer, pin, query)).status).toBe(204)
  expect((await put(buyer, sleeve)).status).toBe(204)
  const listed = await buyer.call(favoriteEndpoints.list)
  expect(listed).toMatchObject({ page: 1, size: 20, total: 3 })
  expect(listed.items).toMatchObject([
    { productNr: 'AHH', productDimensionId: null, articleNo: null, isFavorite: true },
    { productNr: 'AZH', productDimensionId: pin.id, articleNo: 'AZH-6x200' },
    { productNr: 'AZH', productDimensionId: null, priceFrom: expect.stringMatching(/^\d+\.\d\d$/) },
  ])
  expect((await buyer.call(favoriteEndpoints.list, { page: 2, size: 1 })).items[0]?.productDimensionId).toBe(pin.id)

  expect((await takeOff(buyer, pin)).status).toBe(204)
  expect((await takeOff(buyer, pin)).status).toBe(204)
  const left = await buyer.call(favoriteEndpoints.list)
  expect(left.items.map(({ productDimensionId }) => productDimensionId)).toEqual([null, pin.id])
  expect((await takeOff(buyer, pin, `?productDimensionId=${pin.id}`)).status).toBe(204)
  expect((await buyer.call(favoriteEndpoints.list)).total).toBe(1)
  expect((await (await aBuyer()).call(favoriteEndpoints.list)).total).toBe(0)
})

test("an article shows the company's price of one piece and when it can be delivered, a product does not", async () => {
  const company = await aCompany(shop.dependencies, { discountGroup: 'pins' })
  await shop.dependencies.database.insert(discounts).values({ discountGroup: 'pins', priceGroup: 'AZ', percent: 12 })
  const buyer = await shop.signedIn(await aUser(shop.dependencies, company, ['SHOP_USER']))
  const read = async () =>
    (await buyer.call(favoriteEndpoints.list)).items.map(({ price, availability }) => [price, availability])
  await put(buyer, pin)
  await put(buyer, pin, `?productDimensionId=${pin.id}`)
  const params = { params: { id: pin.id } }
  const { price, listPrice, availability } = await buyer.call(catalogueEndpoints.readDimension, undefined, params)
  expect(price).not.toBe(listPrice)
  expect(await read()).toEqual([
    [price, availability],
    [null, null],
  ])
  const set = (terms: Partial<typeof articles.$inferInsert>) =>
    shop.dependencies.database.update(articles).set(terms).where(eq(articles.id, pin.id))
  const { listPrice: before } = await aPart(shop.dependencies, 'AZH-6x200')
  await set({ listPrice: null, availability: 'onRequest' })
  expect((await read())[0]).toEqual([null, 'onRequest'])
  await set({ listPrice: before, discontinuedAt: new Date() })
  expect((await read())[0]).toEqual([null, null])
  await set({ discontinuedAt: null })
})

test('a discontinued article cannot become a favourite; an existing one is marked as such and can be removed', async () => {
  const buyer = await aBuyer()
  const query = `?productDimensionId=${pin.id}`
  await put(buyer, pin, query)
  const sell = (discontinuedAt: Date | null) =>
    shop.dependencies.database.update(articles).set({ discontinuedAt }).where(eq(articles.id, pin.id))
  const discontinued = async () => (await buyer.call(favoriteEndpoints.list)).items.map((item) => item.discontinued)
  expect(await discontinued()).toEqual([false])
  await sell(new Date())
  expect(await discontinued()).toEqual([true])
  expect((await put(await aBuyer(), pin, query)).status).toBe(404)
  expect((await put(buyer, pin, query)).status).toBe(404)
  expect((await takeOff(buyer, pin, query)).status).toBe(204)
  await sell(null)
  expect((await put(buyer, pin, query)).status).toBe(204)
})

test('an unknown product or article, or one of another product, is rejected', async () => {
  const buyer = await aBuyer()
  const wrong = [
    [{ productId: nobodysId }, ''],
    [{ productId: 'x' }, ''],
    [pin, `?productDimensionId=${sleeve.id}`],
    [pin, `?productDimensionId=${nobodysId}`],
  ] as const
  for (const [product, query] of wrong) {
    expect((await put(buyer, product, query)).status).toBe(404)
    expect((await takeOff(buyer, product, query)).status).toBe(404)
  }
  expect((await buyer.call(favoriteEndpoints.list)).total).toBe(0)
})

test('the catalogue marks products that are favourites of the caller', async () => {
  const buyer = await aBuyer()
  await put(buyer, pin)
  await put(buyer, sleeve, `?productDimensionId=${sleeve.id}`)
  const marked = async (visitor: Visitor) => {
    const { items } = await visitor.call(catalogueEndpoints.search, {})
    return items.filter(({ isFavorite }) => isFavorite).map(({ productNr }) => productNr)
  }
  expect(await marked(buyer)).toEqual(['AZH'])
  expect(await marked(shop.visitor())).toEqual([])
  expect(await marked(await aBuyer())).toEqual([])
  const params = { params: { id: pin.productId } }
  expect(await buyer.call(catalogueEndpoints.readProduct, undefined, params)).toMatchObject({ isFavorite: true })
})

test('the mark costs one statement for a whole list, and none without favourites', async () => {
  const buyer = await aBuyer()
  await put(buyer, pin)
  const visitor = shop.visitor()
  const asked = async (caller: Visitor) => {
    const statements = await shop.statementsOf(() => caller.call(catalogueEndpoints.search, { query: '' }))
    return statements.filter((statement) => /^select [^()]+ from "favorites"/.test(statement)).length
  }
  expect(await asked(buyer)).toBe(1)
  expect(await asked(await aBuyer())).toBe(0)
  // A catalogue that is built again after a change of the tests above begins without cached articles.
  await waitFor(async () => {
    const search = () => visitor.call(catalogueEndpoints.search, { query: 'AZH-6x200' })
    expect(await shop.statementsOf(search)).toEqual([])
  })
})
