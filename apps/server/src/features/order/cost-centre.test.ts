import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
import { companyEndpoints } from '@normwerk/contract/company'
import { orderEndpoints } from '@normwerk/contract/order'
import { companyRoles } from '@normwerk/contract/permissions'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let buyer: Visitor
let administrator: Visitor

beforeAll(async () => {
  shop = await shareApp()
})
beforeEach(async () => {
  const company = await aCompany(shop.dependencies)
  buyer = await shop.signedIn(await aUser(shop.dependencies, company))
  administrator = await shop.signedIn(await aUser(shop.dependencies, company, [...companyRoles]))
})

async function fill() {
  const { id: productDimensionId } = await aPart(shop.dependencies, 'AZH-6x200')
  return buyer.call(cartPositionEndpoints.add, { productDimensionId, quantity: 2 })
}
const ask = (asksCostCentre: boolean) => administrator.call(companyEndpoints.changeOwn, { asksCostCentre })
const enter = (cartId: string, costCentre: string | null) => buyer.call(cartEndpoints.change, { cartId, costCentre })

it('is kept by the order, found in its history, and does not stay in the cart', async () => {
  const { id } = await fill()
  expect(await enter(id, 'KS 4410')).toMatchObject({ costCentre: 'KS 4410' })
  const order = await buyer.call(orderEndpoints.submit, { cartId: id, orderType: 'Order' })
  expect(order.costCentre).toBe('KS 4410')
  const found = await buyer.call(orderEndpoints.list, { query: 'ks 4410' })
  expect(found.items.map(({ orderNumber }) => orderNumber)).toEqual([order.orderNumber])
  expect((await buyer.call(cartEndpoints.readDefault)).costCentre).toBeNull()
})

it('is needed for orders, not for inquiries, once the company asks for it', async () => {
  const { id } = await fill()
  expect((await ask(true)).asksCostCentre).toBe(true)
  const order = { cartId: id, orderType: 'Order' as const }
  expect(await buyer.rejected(orderEndpoints.submit, order)).toMatchObject({ status: 422, code: 'costCentreMissing' })
  expect((await buyer.call(cartEndpoints.readDefault)).positionCount).toBe(1)
  await enter(id, ' ')
  expect(await buyer.rejected(orderEndpoints.submit, order)).toMatchObject({ code: 'costCentreMissing' })
  await buyer.call(orderEndpoints.submit, { ...order, orderType: 'Inquiry' })
  const next = await fill()
  await ask(false)
  await buyer.call(orderEndpoints.submit, { ...order, cartId: next.id })
})

it('comes along when a cart is copied', async () => {
  const { id } = await fill()
  await enter(id, '4410')
  const copy = await buyer.call(savedCartEndpoints.create, { name: 'Form 118', fromCartId: id })
  expect(copy.costCentre).toBe('4410')
})

it('of two lines or 41 characters is rejected', async () => {
  const { id } = await fill()
  for (const costCentre of ['44\n10', 'x'.repeat(41)])
    expect(await buyer.rejected(cartEndpoints.change, { cartId: id, costCentre })).toMatchObject({ status: 400 })
})
