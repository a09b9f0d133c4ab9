import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { orderEndpoints } from '@normwerk/contract/order'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orders } from '../../database/tables/orders.ts'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let companyId: string
let buyer: Visitor
let pinId: string

beforeAll(async () => {
  shop = await shareApp()
  pinId = (await aPart(shop.dependencies, 'AZH-3.2x160')).id
})
beforeEach(async () => {
  const company = await aCompany(shop.dependencies)
  companyId = company.id
  buyer = await shop.signedIn(await aUser(shop.dependencies, company))
})

const fill = () => buyer.call(cartPositionEndpoints.add, { productDimensionId: pinId })
const submit = (cartId: string, headers: Record<string, string> = {}) =>
  buyer.call(orderEndpoints.submit, { cartId, orderType: 'Order' }, { headers })
const countOrders = () => shop.dependencies.database.$count(orders, eq(orders.companyId, companyId))

describe('an order is created once', () => {
  const key = () => ({ 'idempotency-key': shop.dependencies.ids.next() })

  it('by calls with the same key, one after the other', async () => {
    const { id } = await fill()
    const headers = key()
    const first = await submit(id, headers)
    await fill()
    expect(await submit(id, headers)).toEqual(first)
    expect(await countOrders()).toBe(1)
    expect((await buyer.call(cartEndpoints.readDefault)).positionCount).toBe(1)
  })

  it('and the repeated call gets exactly the same answer', async () => {
    const { id: cartId } = await fill()
    const headers = key()
    const send = () => buyer.send('POST', '/api/order', { cartId, orderType: 'Order' }, headers)
    const first = await send()
    expect(first.status).toBe(200)
    expect((await send()).text).toBe(first.text)
  })

  it('by ten simultaneous calls with the same key', async () => {
    const { id } = await fill()
    const headers = key()
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(id, headers)))
    expect(new Set(answers.map((order) => order.id)).size).toBe(1)
    expect(await countOrders()).toBe(1)
  })

  it('and the same key with another body is a conflict', async () => {
    const { id: cartId } = await fill()
    const headers = key()
    await submit(cartId, headers)
    const other = await buyer.rejected(orderEndpoints.submit, { cartId, orderType: 'Inquiry' }, { headers })
    expect(other).toMatchObject({ status: 409, code: 'idempotencyConflict' })
  })

  it('by two simultaneous calls without a key: the second finds the cart empty', async () => {
    const { id: cartId } = await fill()
    const answers = await Promise.all(
      [1, 2].map(() => buyer.send('POST', '/api/order', { cartId, orderType: 'Order' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(answers.find(({ status }) => status === 422)?.text).toContain('cartEmpty')
    expect(await countOrders()).toBe(1)
  })

  it('while a position is added: it is in the order or still in the cart', async () => {
    const { id } = await fill()
    const [order] = await Promise.all([submit(id), fill()])
    const left = await buyer.call(cartEndpoints.readDefault)
    expect(order.positionCount + left.positionCount).toBe(2)
  })
})
