import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { configuratorEndpoints } from '@normwerk/contract/configurator'
import { customerPartNumberEndpoints } from '@normwerk/contract/customer-part-number'
import { orderEndpoints } from '@normwerk/contract/order'
import { partsListEndpoints } from '@normwerk/contract/parts-list'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'

let shop: TestApp
let buyer: Visitor
const number = 'QX-9-M8x0.75'

/** A product outside the shop's families and number grammar, with one article. */
beforeAll(async () => {
  shop = await startApp()
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
  const [productId, id] = [shop.dependencies.ids.next(), shop.dependencies.ids.next()]
  await shop.dependencies.pool.query(
    `insert into products (id, product_nr, category_id, price_group, name, description, columns, properties,
       certificate31, related_product_nrs, sort_index)
     select $1, 'QX-9', category_id, 'QX', '{"de": "Schlauchtülle", "en": "Hose nipple"}', description, '[]', '[]',
       false, '{}', 9999 from products where product_nr = 'AZH'`,
    [productId],
  )
  await shop.dependencies.pool.query(
    `insert into articles (id, product_id, article_no, values, tolerances, mass, list_price, scale, availability,
       lead_time_days, status, sort_index)
     values ($1, $2, $3, '{}', '{}', 0.01, 250, '[]', 'inStock', 1, 'confirmed', 1)`,
    [id, productId, number],
  )
  await waitFor(async () => {
    const found = await buyer.call(catalogueEndpoints.search, { query: number })
    expect(found.items.map(({ productNr }) => productNr)).toEqual(['QX-9'])
  })
})
afterAll(() => shop.stop())

test('is ordered by its number, copied to the order, and read again', async () => {
  const cart = await buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: number, quantity: 3 })
  const position = {
    articleNo: number,
    description: 'Schlauchtülle',
    productNr: 'QX-9',
    price: '2.50',
    totalPrice: '7.50',
    headFlats: null,
    changedLength: null,
  }
  expect(cart.cartPositions).toMatchObject([position])
  const order = await buyer.call(orderEndpoints.submit, { cartId: cart.id, orderType: 'Order' })
  expect((await buyer.call(orderEndpoints.read, undefined, { params: { id: order.id } })).positions).toMatchObject([
    position,
  ])
})

test('cannot be machined', async () => {
  for (const [option, code] of [
    ['L20', 'lengthOutOfRange'],
    ['C31', 'certificateNotOffered'],
    ['R1F3', 'headFlatsNotOffered'],
  ]) {
    const rejected = await buyer.rejected(cartPositionEndpoints.addDirectly, { abmessungsNr: `${number}-${option}` })
    expect(rejected.code).toBe(code)
  }
  expect((await buyer.call(cartEndpoints.readDefault)).positionCount).toBe(0)
})

test('is imported, saved, loaded, configured, and named by a customer part number', async () => {
  const rows = [{ row: 1, articleNo: number, quantity: '2 Stk.' }]
  const imported = await buyer.call(partsListEndpoints.import, { rows, dryRun: true })
  expect(imported.rows).toMatchObject([
    { status: 'matched', articleNo: number, description: 'Schlauchtülle', quantity: 2 },
  ])
  const { productDimensionId = '' } = imported.rows[0] ?? {}

  const configuration = { articles: [{ articleNo: number }], easyKatConfig: {}, configurationName: 'Kühlung' }
  const cart = await buyer.call(configuratorEndpoints.add, configuration)
  const saved = await buyer.send('GET', `/api/cart/save/${cart.id}`)
  const loaded = await buyer.upload('/api/cart/load', { name: 'a.normwerk', content: saved.text })
  expect(JSON.parse(loaded.text)).toMatchObject({ skipped: [], cartPositions: [{ articleNo: number }] })
  expect((await buyer.send('GET', `/api/cart/export/${cart.id}`)).status).toBe(200)

  const named = await buyer.call(customerPartNumberEndpoints.set, { productDimensionId, ownNumber: '88' })
  expect(named).toMatchObject({ articleNo: number, description: 'Schlauchtülle', productNr: 'QX-9' })
  const found = await buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: '88' })
  expect(found.cartPositions.at(-1)).toMatchObject({ articleNo: number, ownNumber: '88' })
})
