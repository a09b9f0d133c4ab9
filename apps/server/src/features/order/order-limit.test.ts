import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { companyUserEndpoints } from '@normwerk/contract/company/user'
import { orderEndpoints } from '@normwerk/contract/order'
import { companyRoles } from '@normwerk/contract/permissions'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orders } from '../../database/tables/orders.ts'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let buyer: Visitor
let buyerId: string
let administrator: Visitor

beforeAll(async () => {
  shop = await shareApp()
})
beforeEach(async () => {
  const company = await aCompany(shop.dependencies)
  const user = await aUser(shop.dependencies, company)
  buyerId = user.id
  buyer = await shop.signedIn(user)
  administrator = await shop.signedIn(await aUser(shop.dependencies, company, [...companyRoles]))
})

const limit = (limits: { orderLimit?: string | null; monthLimit?: string | null }) =>
  administrator.call(companyUserEndpoints.change, { id: buyerId, ...limits })

async function fill(quantity: number) {
  const { id: productDimensionId } = await aPart(shop.dependencies, 'AZH-6x200')
  return buyer.call(cartPositionEndpoints.add, { productDimensionId, quantity })
}
const submit = (cartId: string, orderType: 'Order' | 'Inquiry' = 'Order') =>
  buyer.call(orderEndpoints.submit, { cartId, orderType })
const rejected = (cartId: string) => buyer.rejected(orderEndpoints.submit, { cartId, orderType: 'Order' })
const plus = (money: string, cents: number) => ((Math.round(Number(money) * 100) + cents) / 100).toFixed(2)

describe('the limit of an order', () => {
  it('rejects what is above it, and nothing that is not', async () => {
    const { id, totalPriceNet } = await fill(20)
    const managed = await limit({ orderLimit: plus(totalPriceNet, -1) })
    expect(managed).toMatchObject({ orderLimit: plus(totalPriceNet, -1), monthLimit: null })
    expect(await rejected(id)).toMatchObject({ status: 422, code: 'orderLimitExceeded' })
    expect((await buyer.call(cartEndpoints.readDefault)).positionCount).toBe(1)
    await limit({ orderLimit: totalPriceNet })
    expect((await submit(id)).sumNet).toBe(totalPriceNet)
  })

  it('lets inquiries pass', async () => {
    await limit({ orderLimit: '1.00' })
    const { id } = await fill(20)
    expect((await submit(id, 'Inquiry')).orderType).toBe('Inquiry')
  })
})

describe('the limit of a month', () => {
  it('counts the orders of the month, without canceled ones and inquiries', async () => {
    const { id, totalPriceNet } = await fill(20)
    const twice = (Number(totalPriceNet) * 2).toFixed(2)
    await limit({ monthLimit: twice })
    const first = await submit(id)
    expect(await buyer.call(orderEndpoints.readLimit)).toEqual({ order: null, month: twice, monthLeft: totalPriceNet })
    await fill(20)
    await submit(id, 'Inquiry')
    await fill(21)
    expect(await rejected(id)).toMatchObject({ status: 422, code: 'monthLimitExceeded' })
    await shop.dependencies.database.update(orders).set({ status: 6 }).where(eq(orders.id, first.id))
    await submit(id)
  })

  it('ends with its month', async () => {
    const { id, totalPriceNet } = await fill(20)
    await limit({ monthLimit: totalPriceNet })
    const { id: orderId } = await submit(id)
    await fill(20)
    expect(await rejected(id)).toMatchObject({ code: 'monthLimitExceeded' })
    const lastMonth = new Date(shop.dependencies.clock.now().getTime() - 32 * 24 * 60 * 60 * 1000)
    await shop.dependencies.database.update(orders).set({ createdAt: lastMonth }).where(eq(orders.id, orderId))
    await submit(id)
  })

  it('is not exceeded by simultaneous orders', async () => {
    const { id, totalPriceNet } = await fill(20)
    await limit({ monthLimit: totalPriceNet })
    const send = () => buyer.send('POST', '/api/order', { cartId: id, orderType: 'Order' })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

it.each(['-1.00', '1', '12345678901.00', 'viel'])('a limit of %s is rejected', async (orderLimit) => {
  const rejection = await administrator.rejected(companyUserEndpoints.change, { id: buyerId, orderLimit })
  expect(rejection).toMatchObject({ status: 400, code: 'validationFailed' })
})
