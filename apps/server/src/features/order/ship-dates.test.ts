import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { orderEndpoints } from '@normwerk/contract/order'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const beforeCutOff = new Date('2026-12-23T12:59:59Z')
const atCutOff = new Date('2026-12-23T13:00:00Z')
let now = beforeCutOff
let shop: TestApp
let buyer: Visitor
let pin: Awaited<ReturnType<typeof aPart>>

beforeAll(async () => {
  shop = await startApp({ clock: { now: () => now }, environment: { SHIP_CLOSED_ON: '2026-12-24' } })
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
  pin = await aPart(shop.dependencies, 'AZH-3.2x160')
})
afterAll(() => shop.stop())

const add = (options: { changedLength?: number }) =>
  buyer.call(cartPositionEndpoints.add, { productDimensionId: pin.id, quantity: 1, ...options })
const datesOf = (positions: { shipDate: string | null }[]) => positions.map(({ shipDate }) => shipDate)

test('a part ships on the same day wherever it is shown, and an order keeps it', async () => {
  const { shipDate } = await buyer.call(catalogueEndpoints.readDimension, undefined, { params: { id: pin.id } })
  expect([pin.leadTimeDays, shipDate]).toEqual([1, '2026-12-28'])
  await add({})
  // Cutting takes another day.
  const cart = await add({ changedLength: 147.25 })
  expect(datesOf(cart.cartPositions)).toEqual(['2026-12-28', '2026-12-29'])
  expect(cart.shipDate).toBe('2026-12-29')

  const order = await buyer.call(orderEndpoints.submit, { cartId: cart.id, orderType: 'Order' })
  now = atCutOff
  const kept = await buyer.call(orderEndpoints.read, undefined, { params: { id: order.id } })
  for (const { positions, shipDate } of [order, kept]) {
    expect(datesOf(positions)).toEqual(['2026-12-28', '2026-12-29'])
    expect(shipDate).toBe('2026-12-29')
  }

  const later = await add({})
  expect([datesOf(later.cartPositions), later.shipDate]).toEqual([['2026-12-29'], '2026-12-29'])
  const changed = await buyer.call(cartPositionEndpoints.change, {
    positionId: later.cartPositions[0]?.id ?? '',
    quantity: 2,
  })
  expect(changed.shipDate).toBe('2026-12-29')
})

test('a complete delivery leaves on the day of its slowest position, in the cart and in its order', async () => {
  now = beforeCutOff
  await add({})
  const cart = await add({ changedLength: 147.25 })
  expect(new Set(datesOf(cart.cartPositions)).size).toBe(2)
  const complete = await buyer.call(cartEndpoints.change, { cartId: cart.id, cartOptions: { completeDelivery: true } })
  expect(new Set([...datesOf(complete.cartPositions), complete.shipDate])).toEqual(new Set([cart.shipDate]))
  const positionId = cart.cartPositions.find(({ changedLength }) => changedLength === null)?.id ?? ''
  const changed = await buyer.call(cartPositionEndpoints.change, { positionId, quantity: 2 })
  expect(new Set(datesOf(changed.cartPositions))).toEqual(new Set([cart.shipDate]))

  const order = await buyer.call(orderEndpoints.submit, { cartId: cart.id, orderType: 'Order' })
  expect(order.completeDelivery).toBe(true)
  expect(new Set(datesOf(order.positions))).toEqual(new Set([cart.shipDate]))
  expect((await buyer.call(cartEndpoints.readDefault)).completeDelivery).toBe(false)
})

test('an inquiry and an empty cart have no ship date', async () => {
  await add({})
  const { id } = await buyer.call(cartEndpoints.readDefault)
  const inquiry = await buyer.call(orderEndpoints.submit, { cartId: id, orderType: 'Inquiry' })
  expect([datesOf(inquiry.positions), inquiry.shipDate]).toEqual([inquiry.positions.map(() => null), null])
  expect((await buyer.call(cartEndpoints.readDefault)).shipDate).toBeNull()
})
