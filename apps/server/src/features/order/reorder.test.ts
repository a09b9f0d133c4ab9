import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { orderEndpoints } from '@normwerk/contract/order'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { articles } from '../../database/tables/articles.ts'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { fillCart } from '../../testing/calls/fill-cart.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let buyer: Visitor

beforeAll(async () => {
  shop = await startApp()
})
afterAll(() => shop.stop())
beforeEach(async () => {
  company = await aCompany(shop.dependencies)
  buyer = await shop.signedIn(await aUser(shop.dependencies, company))
})

async function anOrder() {
  const { id: cartId } = await fillCart(buyer)
  return buyer.call(orderEndpoints.submit, { cartId, orderType: 'Order' })
}
const change = (articleNo: string, fields: Partial<typeof articles.$inferInsert>) =>
  shop.dependencies.database.update(articles).set(fields).where(eq(articles.articleNo, articleNo))

describe('an order that is ordered again', () => {
  it('fills the default cart with the same parts, options and remarks', async () => {
    const order = await anOrder()
    const { id: productDimensionId } = await aPart(shop.dependencies, 'AZH-2x100')
    await buyer.call(cartPositionEndpoints.add, { productDimensionId, quantity: 1 })
    const cart = await buyer.call(orderEndpoints.reorder, { orderId: order.id })
    expect(cart).toMatchObject({ default: true, added: order.positions.length, skipped: [], priceChanges: [] })
    const [, ...again] = cart.cartPositions
    const fieldsOf = ({
      articleNo,
      quantity,
      commission,
      customerOrderNumber,
      price,
    }: (typeof order.positions)[number]) => [articleNo, quantity, commission, customerOrderNumber, price]
    expect(
      again.map((position) => [
        position.articleNo,
        position.quantity,
        position.commission,
        position.customerOrderNumber,
        position.price,
      ]),
    ).toEqual(order.positions.map(fieldsOf))
  })

  it('takes only the chosen positions', async () => {
    const { id: orderId, positions } = await anOrder()
    const positionIds = [positions[1]?.id ?? '']
    const cart = await buyer.call(orderEndpoints.reorder, { orderId, positionIds })
    expect(cart.cartPositions.map(({ articleNo }) => articleNo)).toEqual([positions[1]?.articleNo])
  })

  it('says which parts cost something else and which are gone', async () => {
    const { id: orderId, positions } = await anOrder()
    await change('AZH-6x200', { discontinuedAt: new Date() })
    await change('AZH-3.2x160', { listPrice: 999 })
    const [gone, dearer] = positions
    const cart = await buyer.call(orderEndpoints.reorder, { orderId })
    await change('AZH-6x200', { discontinuedAt: null })
    expect(cart.cartPositions).toHaveLength(1)
    expect(cart.skipped).toMatchObject([{ articleNo: gone?.articleNo, quantity: 12 }])
    const [now] = cart.cartPositions
    expect(cart.priceChanges).toEqual([{ articleNo: dearer?.articleNo, before: dearer?.price, after: now?.price }])
  })

  it('is one that the caller may see, with its own positions', async () => {
    const order = await anOrder()
    const other = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
    expect((await other.rejected(orderEndpoints.reorder, { orderId: order.id })).code).toBe('entryNotFound')
    const colleague = await shop.signedIn(await aUser(shop.dependencies, company, ['SHOP_USER']))
    expect((await colleague.rejected(orderEndpoints.reorder, { orderId: order.id })).code).toBe('entryNotFound')
    const positionIds = [order.id]
    expect((await buyer.rejected(orderEndpoints.reorder, { orderId: order.id, positionIds })).code).toBe(
      'entryNotFound',
    )
    expect((await buyer.call(cartEndpoints.readDefault)).cartPositions).toEqual([])
  })
})
