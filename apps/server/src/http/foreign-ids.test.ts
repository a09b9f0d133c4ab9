import { cartEndpoints } from '@normwerk/contract/cart'
import type { Endpoint } from '@normwerk/contract/endpoint'
import { endpointsByFeature } from '@normwerk/contract/endpoints'
import { orderEndpoints } from '@normwerk/contract/order'
import { companyRoles, grants } from '@normwerk/contract/permissions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { aCompany, aPart, aUser } from '../testing/builders.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: TestApp
let stranger: Visitor
/** What belongs to another company, and one part that belongs to all. */
const theirs = { cart: '', position: '', address: '', order: '', session: '', part: '' }
/** The stranger's own, to stand beside a foreign child. */
const own = { cart: '' }

beforeAll(async () => {
  shop = await startApp()
  const company = await aCompany(shop.tools)
  const owner = await shop.signedIn(await aUser(shop.tools, company, [...companyRoles]))
  theirs.part = (await aPart(shop.tools, 'AZH-6x200')).id
  const input = { productDimensionId: theirs.part, quantity: 1 }
  const toOrder = await owner.call(cartEndpoints.addPosition, input)
  theirs.order = (await owner.call(orderEndpoints.submit, { cartId: toOrder.id, orderType: 'Order' })).id
  const cart = await owner.call(cartEndpoints.addPosition, input)
  theirs.cart = cart.id
  theirs.position = cart.cartPositions[0]?.id ?? ''
  theirs.address = company.usualAddress.id
  theirs.session = (await owner.call(endpointsByFeature.account.listSessions))[0]?.id ?? ''

  const others = await aCompany(shop.tools)
  stranger = await shop.signedIn(await aUser(shop.tools, others, [...companyRoles]))
  own.cart = (await stranger.call(cartEndpoints.readDefault)).id
})
afterAll(() => shop.stop())

/** For every call that takes an id and is not for everybody: calls with an id of the other company in each place. */
const attacks: Record<string, () => { id?: string; input?: unknown }[]> = {
  'GET /api/address/{id}': () => [{ id: theirs.address }],
  'GET /api/cart/{id}': () => [{ id: theirs.cart }],
  'GET /api/order/{id}': () => [{ id: theirs.order }],
  'DELETE /api/cart/position/{id}': () => [{ id: theirs.position }],
  'DELETE /api/user/session': () => [{ input: { id: theirs.session } }],
  'PUT /api/cart': () => [
    { input: { cartId: theirs.cart, comment: 'mine' } },
    { input: { cartId: own.cart, cartOptions: { deliveryAddressId: theirs.address } } },
  ],
  'PUT /api/cart/default': () => [{ input: { cartId: theirs.cart } }],
  'PUT /api/cart/clear': () => [{ input: { cartId: theirs.cart } }],
  'POST /api/cart/position': () => [{ input: { cartId: theirs.cart, productDimensionId: theirs.part, quantity: 1 } }],
  'POST /api/cart/position/direct': () => [{ input: { cartId: theirs.cart, abmessungsNr: 'AZH-6x200', quantity: 1 } }],
  'POST /api/cart/position/restore': () => [{ input: { positionId: theirs.position } }],
  'PUT /api/cart/position': () => [{ input: { positionId: theirs.position, quantity: 2 } }],
  'PUT /api/cart/position/replace': () => [
    { input: { replacePositionId: theirs.position, productDimensionId: theirs.part, quantity: 1 } },
  ],
  'POST /api/order': () => [{ input: { cartId: theirs.cart, orderType: 'Order' } }],
  'POST /api/order/shipping': () => [
    { input: { cartId: theirs.cart, deliveryType: 'StandardDelivery', deliveryAddressId: null } },
    { input: { cartId: own.cart, deliveryType: 'StandardDelivery', deliveryAddressId: theirs.address } },
  ],
}

/** Calls whose ids name parts of the catalogue, which belong to everybody. */
const ofTheCatalogue = new Set(['POST /api/product-dimension/tolerance-price'])

const guarded = Object.values(endpointsByFeature)
  .flatMap((feature): Endpoint[] => Object.values(feature))
  .filter((endpoint) => grants[endpoint.permission] !== 'anonymous' && takesId(endpoint))
  .filter((endpoint) => !ofTheCatalogue.has(endpoint.route))

describe("another company's id does not exist", () => {
  test.each(guarded.map((endpoint): [string, Endpoint] => [endpoint.route, endpoint]))(
    '%s',
    async (route, endpoint) => {
      const calls = attacks[route]?.() ?? []
      expect(calls.length, 'a call that takes an id needs its attack here').toBeGreaterThan(0)
      for (const { id, input } of calls) {
        const refusal = await stranger.refused(endpoint, input, { params: id === undefined ? {} : { id } })
        expect(refusal).toMatchObject({ status: 404, code: 'entryNotFound' })
      }
    },
  )

  test('nor does an id that could never be one', async () => {
    const refusal = await stranger.refused(cartEndpoints.read, undefined, { params: { id: "1' or '1'='1" } })
    expect(refusal).toMatchObject({ status: 404, code: 'entryNotFound' })
  })
})

function takesId({ route, input }: Endpoint): boolean {
  if (route.includes('{id}')) return true
  if (input === undefined) return false
  return /"\w*[iI]ds?":/.test(JSON.stringify(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })))
}
