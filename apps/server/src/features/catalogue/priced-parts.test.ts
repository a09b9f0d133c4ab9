import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { tolerancePriceEndpoints } from '@normwerk/contract/catalogue/tolerance-price'
import { favoriteEndpoints } from '@normwerk/contract/favorite'
import { orderEndpoints } from '@normwerk/contract/order'
import { partsListEndpoints } from '@normwerk/contract/parts-list'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { articles } from '../../database/tables/articles.ts'
import { discounts } from '../../database/tables/companies.ts'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let pin: { id: string; productId: string }

beforeAll(async () => {
  shop = await startApp()
  pin = await aPart(shop.dependencies, 'AZH-6x200')
  await shop.dependencies.database.insert(discounts).values({ discountGroup: 'tenth', priceGroup: 'AZ', percent: 10 })
  await shop.dependencies.database.update(articles).set({ listPrice: 1000, scale: [] }).where(eq(articles.id, pin.id))
})
afterAll(() => shop.stop())

async function buyerOf(discountGroup: string) {
  return shop.signedIn(
    await aUser(shop.dependencies, await aCompany(shop.dependencies, { discountGroup }), ['SHOP_USER', 'ORDER']),
  )
}

/** Reads the price of one piece from every answer that has it. */
async function pricesFor(buyer: Visitor) {
  const { id } = pin
  const read = await buyer.call(catalogueEndpoints.readDimension, undefined, { params: { id } })
  const product = await buyer.call(catalogueEndpoints.readProduct, undefined, { params: { id: pin.productId } })
  const filters = [{ name: 'diameter', values: [6] }]
  const filtered = await buyer.call(catalogueEndpoints.filter, { filters })
  const row = { row: 1, articleNo: 'AZH-6x200', quantity: 1 }
  const imported = await buyer.call(partsListEndpoints.import, { rows: [row], dryRun: true })
  await buyer.send('PUT', `/api/favorite/${pin.productId}?productDimensionId=${id}`)
  const favorites = await buyer.call(favoriteEndpoints.list)
  const added = await buyer.call(cartPositionEndpoints.add, { productDimensionId: id, quantity: 1 })
  const cart = await buyer.call(cartEndpoints.readDefault)
  const order = await buyer.call(orderEndpoints.submit, { cartId: cart.id, orderType: 'Order' })
  const cut = await buyer.call(tolerancePriceEndpoints.read, { dimensionId: id, changedLength: 150 })
  const [usual] = cut.options
  return {
    read: read.price,
    product: product.productDimension.find((dimension) => dimension.id === id)?.price,
    filtered: filtered.items.find((dimension) => dimension.id === id)?.price,
    imported: imported.rows[0]?.price,
    favorite: favorites.items[0]?.price,
    added: added.cartPositions[0]?.price,
    cart: cart.cartPositions[0]?.price,
    ordered: order.positions[0]?.price,
    cut: (Number(usual?.price) - Number(usual?.surcharge)).toFixed(2),
  }
}

test.each([
  ['none', '10.00'],
  ['tenth', '9.00'],
])('a company of the discount group %s pays the same in every answer', async (discountGroup, price) => {
  const prices = await pricesFor(await buyerOf(discountGroup))
  expect(new Set(Object.values(prices)), JSON.stringify(prices)).toEqual(new Set([price]))
})

test('a discontinued article has no price, and its cut cannot be priced', async () => {
  const buyer = await buyerOf('none')
  const gone = await aPart(shop.dependencies, 'AZH-6x160')
  const added = await buyer.call(cartPositionEndpoints.add, { productDimensionId: gone.id, quantity: 1 })
  await shop.dependencies.database.update(articles).set({ discontinuedAt: new Date() }).where(eq(articles.id, gone.id))
  const cart = await buyer.call(cartEndpoints.read, undefined, { params: { id: added.id } })
  expect(cart.cartPositions[0]).toMatchObject({ price: null, listPrice: null, totalPrice: null, discontinued: true })
  const cut = { dimensionId: gone.id, changedLength: 150 }
  expect((await buyer.rejected(tolerancePriceEndpoints.read, cut)).code).toBe('entryNotFound')
})
