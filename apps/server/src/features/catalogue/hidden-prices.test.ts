import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, aUser } from '../../testing/builders.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let buyer: Visitor
const otherCompanyUsers: Record<string, Visitor> = {}

beforeAll(async () => {
  shop = await shareApp()
  const company = await aCompany(shop.dependencies)
  buyer = await shop.signedIn(await aUser(shop.dependencies, company))
  otherCompanyUsers.anonymous = shop.visitor()
  otherCompanyUsers.withoutShopUser = await shop.signedIn(await aUser(shop.dependencies, company, ['ADMIN']))
  const careful = await aCompany(shop.dependencies, { requireSecondFactor: true })
  otherCompanyUsers.withoutSecondFactor = await shop.signedIn(await aUser(shop.dependencies, careful))
  otherCompanyUsers.staff = await shop.signedIn(await aUser(shop.dependencies, null))
})

const input = { filters: [{ name: 'diameter', min: 3, max: 3.2 }], pageRequest: { page: 1, size: 50 } }
const sort = { by: 'price', descending: true }

describe.each(['anonymous', 'withoutShopUser', 'withoutSecondFactor', 'staff'])('for %s', (who) => {
  const visitor = () => {
    const known = otherCompanyUsers[who]
    if (known === undefined) throw new Error(`no visitor ${who}`)
    return known
  }

  it('no answer of the catalogue contains an amount', async () => {
    const found = await visitor().call(catalogueEndpoints.search, { query: 'pin', withDimensions: true })
    const id = found.items[0]?.id ?? ''
    const answers = [
      found,
      await visitor().call(catalogueEndpoints.search, input),
      await visitor().call(catalogueEndpoints.filter, input),
      await visitor().call(catalogueEndpoints.readProduct, undefined, { params: { id } }),
      await visitor().call(catalogueEndpoints.randomDeals, { amount: 6 }),
      await visitor().call(catalogueEndpoints.autoComplete, { searchString: 'AZH-3.2' }),
    ]
    expect(JSON.stringify(answers)).not.toMatch(/"\d+\.\d\d"/)
  })

  it('sorting by price reveals nothing about the prices', async () => {
    const order = async (request: object) =>
      (await visitor().call(catalogueEndpoints.filter, { ...input, ...request })).items.map(
        ({ articleNo }) => articleNo,
      )
    expect(await order({ sort })).toEqual(await order({}))
    const products = async (request: object) =>
      (await visitor().call(catalogueEndpoints.search, { query: 'pin', ...request })).items.map(({ id }) => id)
    expect(await products({ sort })).toEqual(await products({}))
  })
})

it('a buyer can sort by price', async () => {
  const { items } = await buyer.call(catalogueEndpoints.filter, { ...input, sort })
  const prices = items.map(({ listPrice }) => Number(listPrice))
  expect(prices).toEqual(prices.toSorted((a, b) => b - a))
})

it('a buyer sees the lowest price of the articles that pass the filters, and the number of the only one', async () => {
  const { items } = await buyer.call(catalogueEndpoints.search, input)
  const { items: articles } = await buyer.call(catalogueEndpoints.filter, {
    ...input,
    pageRequest: { page: 1, size: 999 },
  })
  expect(items.length).toBeGreaterThan(0)
  for (const { id, passing } of items) {
    const own = articles.filter(({ productId }) => productId === id)
    const [lowest] = own.map(({ price }) => Number(price)).toSorted((a, b) => a - b)
    expect(passing).toEqual({
      count: own.length,
      priceFrom: lowest?.toFixed(2),
      articleNo: own.length === 1 ? own[0]?.articleNo : null,
    })
  }
})
