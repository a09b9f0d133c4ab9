import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { tolerancePriceEndpoints } from '@normwerk/contract/catalogue/tolerance-price'
import { orderEndpoints } from '@normwerk/contract/order'
import { partsListEndpoints } from '@normwerk/contract/parts-list'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { articles } from '../../database/tables/articles.ts'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let buyer: Visitor
let pin: string

beforeAll(async () => {
  shop = await startApp()
  pin = (await aPart(shop.dependencies, 'AZH-6x200')).id
})
afterAll(() => shop.stop())
beforeEach(async () => {
  await setPrice(1000)
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
})

const setPrice = (listPrice: number | null) =>
  shop.dependencies.database.update(articles).set({ listPrice, scale: [] }).where(eq(articles.id, pin))
const add = (more: object) => buyer.call(cartPositionEndpoints.add, { productDimensionId: pin, quantity: 2, ...more })
const read = () => buyer.call(cartEndpoints.readDefault)

test('a cart has the amount that is missing for free delivery', async () => {
  expect((await read()).missingForFreeShipping).toBeNull()
  expect((await add({})).missingForFreeShipping).toBe('230.00')
  const { id, missingForFreeShipping } = await add({ quantity: 23 })
  expect(missingForFreeShipping).toBe('0.00')
  const pickup = { cartId: id, cartOptions: { deliveryType: 'Pickup' as const } }
  expect((await buyer.call(cartEndpoints.change, pickup)).missingForFreeShipping).toBeNull()
})

test('a cart has the price of its goods at the last acknowledgement', async () => {
  expect((await add({})).totalProductPriceNetBefore).toBeNull()
  await setPrice(1150)
  expect(await read()).toMatchObject({ totalProductPriceNet: '23.00', totalProductPriceNetBefore: '20.00' })
  await setPrice(null)
  expect((await read()).totalProductPriceNetBefore).toBeNull()
})

test('a quantity that costs more than a larger one names that one, in the cart and before', async () => {
  const scale = [{ from: 50, percent: 12 }]
  await shop.dependencies.database.update(articles).set({ listPrice: 1000, scale }).where(eq(articles.id, pin))
  const cheaperQuantity = { quantity: 50, totalPrice: '440.00', saved: '50.00' }
  const { cartPositions } = await add({ quantity: 49 })
  expect(cartPositions).toMatchObject([{ totalPrice: '490.00', cheaperQuantity }])
  const positionId = cartPositions[0]?.id ?? ''
  const dimension = await buyer.call(catalogueEndpoints.readDimension, undefined, { params: { id: pin } })
  expect(dimension.scalePrices).toEqual([{ from: 50, price: '8.80', worthFrom: 45 }])
  for (const [quantity, answer] of [
    [44, null],
    [45, { ...cheaperQuantity, saved: '10.00' }],
    [49, cheaperQuantity],
    [50, null],
  ] as const) {
    expect((await buyer.call(tolerancePriceEndpoints.read, { dimensionId: pin, quantity })).cheaperQuantity).toEqual(
      answer,
    )
    const changed = await buyer.call(cartPositionEndpoints.change, { positionId, quantity })
    expect(changed.cartPositions).toMatchObject([{ cheaperQuantity: answer }])
  }
  const cut = { dimensionId: pin, changedLength: 150, quantity: 49 }
  expect((await buyer.call(tolerancePriceEndpoints.read, cut)).options).toMatchObject([
    { toleranceClass: 'T100', cheaperQuantity: { quantity: 50, totalPrice: '535.00', saved: '48.10' } },
    { toleranceClass: 'T50' },
    { toleranceClass: 'T20' },
    { toleranceClass: 'T10' },
  ])
})

test('the price of a certificate is beside the total, and the goods of an order are without delivery', async () => {
  const { id, cartPositions } = await add({ isThreeOne: true })
  const amounts = { totalPrice: '38.00', certificateSurcharge: '18.00' }
  expect(cartPositions).toMatchObject([amounts])
  await add({})
  const order = await buyer.call(orderEndpoints.submit, { cartId: id, orderType: 'Order' })
  expect(order.totalProductPriceNet).toBe('58.00')
  expect(order.positions).toMatchObject([amounts, { totalPrice: '20.00', certificateSurcharge: null }])
})

test('a row of a list has its price with the certificate', async () => {
  const rows = [{ row: 1, articleNo: 'AZH-6x200-C31', quantity: 3 }]
  const { rows: answers } = await buyer.call(partsListEndpoints.import, { rows, dryRun: true })
  expect(answers).toMatchObject([{ price: '10.00', totalPrice: '48.00' }])
  await setPrice(null)
  const { rows: later } = await buyer.call(partsListEndpoints.import, { rows, dryRun: true })
  expect(later).toMatchObject([{ price: null, totalPrice: null }])
})

test('a part is priced as machined: with flats, cut, both, or neither', async () => {
  const price = (more: object) => buyer.call(tolerancePriceEndpoints.read, { dimensionId: pin, ...more })
  expect(await price({})).toMatchObject({ changedLength: null, headFlats: null, options: [], price: '10.00' })
  expect(await price({ headFlats: 'R2F3' })).toMatchObject({ headFlats: 'R2F3', tolerance: null, price: '14.80' })
  const both = await price({ headFlats: 'R2F3', changedLength: 150 })
  expect(both).toMatchObject({ tolerance: '+0.1/0', price: '16.70' })
  expect(both.options.map((option) => option.price)).toEqual(['16.70', '18.00', '21.60', '27.70'])
  const outside = { dimensionId: pin, headFlats: 'R2F9' }
  expect((await buyer.rejected(tolerancePriceEndpoints.read, outside)).code).toBe('flatDistanceOutOfRange')
  const otherCompanyUser = shop.visitor()
  expect((await otherCompanyUser.rejected(tolerancePriceEndpoints.read, { dimensionId: pin })).status).toBe(401)
})
