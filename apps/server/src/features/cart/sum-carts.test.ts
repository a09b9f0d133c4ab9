import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { articles } from '../../database/tables/articles.ts'
import { companies, discounts } from '../../database/tables/companies.ts'
import { shopSettings } from '../../database/tables/settings.ts'
import { aCart, aCompany, aPart, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let buyer: Visitor
let pin: typeof articles.$inferSelect
let positionId: string

beforeAll(async () => {
  shop = await startApp()
  company = await aCompany(shop.dependencies)
  const user = await aUser(shop.dependencies, company)
  buyer = await shop.signedIn(user)
  await aCart(shop.dependencies, user)
  pin = await aPart(shop.dependencies, 'AZH-2x100')
  const input = { productDimensionId: pin.id, quantity: 2, isThreeOne: true }
  const { cartPositions } = await buyer.call(cartPositionEndpoints.add, input)
  positionId = cartPositions[0]?.id ?? ''
})
afterAll(() => shop.stop())

const list = () => buyer.call(cartEndpoints.list)
const changeArticle = (fields: Partial<typeof articles.$inferInsert>) =>
  shop.dependencies.database.update(articles).set(fields).where(eq(articles.id, pin.id))

/** Each changes the sum of the cart. */
const changes: [string, () => Promise<unknown>][] = [
  ['its positions', () => buyer.call(cartPositionEndpoints.change, { positionId, quantity: 20 })],
  ['a price', () => changeArticle({ listPrice: 777 })],
  ['the scale of a price', () => changeArticle({ scale: [{ from: 10, percent: 40 }] })],
  [
    'the discount group of the company',
    async () => {
      const { database } = shop.dependencies
      await database.insert(discounts).values({ discountGroup: 'third', priceGroup: 'AZ', percent: 33 })
      await database.update(companies).set({ discountGroup: 'third' }).where(eq(companies.id, company.id))
    },
  ],
  [
    'a discount of the group',
    () => shop.dependencies.database.update(discounts).set({ percent: 50 }).where(eq(discounts.discountGroup, 'third')),
  ],
  [
    'the surcharge for certificates',
    () => shop.dependencies.database.update(shopSettings).set({ certificateSurcharge: 4711 }),
  ],
  ['the costs of delivery', () => shop.dependencies.database.update(shopSettings).set({ minimumOrderValue: 1 })],
  ['what is sold', () => changeArticle({ discontinuedAt: new Date() })],
]

test('the list of carts has the sums of the carts after every change', async () => {
  for (const [what, change] of changes) {
    const before = await list()
    await change()
    const { id, totalPriceNet, positionCount } = await buyer.call(cartEndpoints.readDefault)
    const listed = (await list()).find((cart) => cart.id === id)
    expect(listed, what).toMatchObject({ totalPriceNet, positionCount })
    expect(before.find((cart) => cart.id === id)?.totalPriceNet, what).not.toBe(totalPriceNet)
  }
})

test('the list of carts reads no positions of carts that it has summed before', async () => {
  await list()
  const before = await list()
  const statements = await shop.statementsOf(async () => expect(await list()).toEqual(before))
  expect(statements.filter((statement) => statement.includes('from "cart_positions"'))).toEqual([])
  await buyer.call(cartPositionEndpoints.change, { positionId, comment: 'eilt' })
  const again = await shop.statementsOf(list)
  expect(again.filter((statement) => statement.includes('from "cart_positions"'))).toHaveLength(1)
})
