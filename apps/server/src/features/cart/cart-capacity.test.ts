import { cartEndpoints, maxCarts, maxPositions } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
import { configuratorEndpoints } from '@normwerk/contract/configurator'
import { orderEndpoints } from '@normwerk/contract/order'
import { partsListEndpoints } from '@normwerk/contract/parts-list'
import { and, eq, isNull } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cartPositions, carts } from '../../database/tables/carts.ts'
import { orderPositions } from '../../database/tables/orders.ts'
import { aCart, aCompany, aPart, aUser } from '../../testing/builders.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let user: Awaited<ReturnType<typeof aUser>>
let buyer: Visitor
let partId: string

beforeAll(async () => {
  shop = await shareApp()
  partId = (await aPart(shop.dependencies, 'AZH-6x200')).id
})
beforeEach(async () => {
  user = await aUser(shop.dependencies, await aCompany(shop.dependencies))
  buyer = await shop.signedIn(user)
})

async function fill(cartId: string, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: shop.dependencies.ids.next(),
    cartId,
    sortIndex: index + 1,
    positionType: 'Standard' as const,
    articleId: partId,
    quantity: 1,
  }))
  await shop.dependencies.database.insert(cartPositions).values(rows)
  return rows.map(({ id }) => id)
}
const countOf = (cartId: string) =>
  shop.dependencies.database.$count(
    cartPositions,
    and(eq(cartPositions.cartId, cartId), isNull(cartPositions.deletedAt)),
  )

describe('a full cart', () => {
  it('accepts no further position by any call, and keeps its positions', async () => {
    const { id: cartId } = await buyer.call(cartEndpoints.readDefault)
    const other = await aCart(shop.dependencies, user)
    const [removed = '', removedToo = '', first = ''] = await fill(cartId, maxPositions)
    const [elsewhere = ''] = await fill(other.id, 1)
    await buyer.call(cartPositionEndpoints.removeMany, { cartId, positionIds: [removed, removedToo] })
    await buyer.call(cartPositionEndpoints.add, { productDimensionId: partId })
    await buyer.call(cartPositionEndpoints.restore, { positionId: removed })
    const articles = [{ articleNo: 'AZH-6x200' }, { articleNo: 'AZH-8x250' }]
    const configuration = { articles, easyKatConfig: {}, configurationName: 'Satz' }
    const move = { positionIds: [elsewhere], targetCartId: cartId }
    for (const [endpoint, input] of [
      [cartPositionEndpoints.add, { productDimensionId: partId }],
      [cartPositionEndpoints.addDirectly, { abmessungsNr: 'AZH-6x200' }],
      [cartPositionEndpoints.restore, { positionId: removedToo }],
      [cartPositionEndpoints.restoreMany, { cartId, positionIds: [removedToo] }],
      [configuratorEndpoints.add, configuration],
      [configuratorEndpoints.replace, { ...configuration, replacePositionId: first }],
      [savedCartEndpoints.movePositions, move],
      [savedCartEndpoints.movePositions, { ...move, copy: true }],
      [partsListEndpoints.import, { cartId, rows: [{ row: 1, articleNo: 'AZH-6x200', quantity: 1 }], dryRun: false }],
    ] as const) {
      expect(await buyer.rejected(endpoint, input), endpoint.route).toMatchObject({ status: 422, code: 'cartFull' })
    }
    expect(await countOf(cartId)).toBe(maxPositions)
    expect(await countOf(other.id)).toBe(1)
    await buyer.call(cartPositionEndpoints.restore, { positionId: removed })
    await buyer.call(cartPositionEndpoints.change, { positionId: first, quantity: 2 })
    const copy = await buyer.call(savedCartEndpoints.create, { name: 'Kopie', fromCartId: cartId })
    expect(copy.positionCount).toBe(maxPositions)
  })

  it('from before the limit can be used and ordered, but does not grow', { tags: ['release'] }, async () => {
    const { id: cartId } = await buyer.call(cartEndpoints.readDefault)
    const [first = '', second = ''] = await fill(cartId, 2900)
    const configuration = { easyKatConfig: {}, configurationName: 'Satz' }
    const parts = (count: number) => Array(count).fill({ articleNo: 'AZH-6x200' })
    await buyer.call(cartPositionEndpoints.removeMany, { cartId, positionIds: [first, second] })
    await buyer.call(cartPositionEndpoints.restore, { positionId: first })
    await buyer.call(cartPositionEndpoints.restoreMany, { cartId, positionIds: [second] })
    const replacing = { ...configuration, replacePositionId: first }
    const cart = await buyer.call(configuratorEndpoints.replace, { ...replacing, articles: parts(1) })
    for (const [endpoint, input] of [
      [cartPositionEndpoints.add, { productDimensionId: partId }],
      [configuratorEndpoints.replace, { ...replacing, replacePositionId: second, articles: parts(2) }],
    ] as const) {
      expect(await buyer.rejected(endpoint, input), endpoint.route).toMatchObject({ code: 'cartFull' })
    }
    const acknowledged = await buyer.call(savedCartEndpoints.markSeen, {
      cartId,
      positions: cart.cartPositions.map(({ id, price, availability }) => ({ id, price, availability })),
    })
    const order = await buyer.call(orderEndpoints.submit, {
      cartId,
      orderType: 'Order',
      cartVersion: acknowledged.version,
    })
    expect(order.positions).toHaveLength(2900)
    expect(await shop.dependencies.database.$count(orderPositions, eq(orderPositions.orderId, order.id))).toBe(2900)
  })

  it('is full for simultaneous calls too', { tags: ['release'] }, async () => {
    const { id: cartId } = await buyer.call(cartEndpoints.readDefault)
    await fill(cartId, maxPositions - 2)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => buyer.send('POST', '/api/cart/position', { productDimensionId: partId })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 422, 422, 422, 422])
    expect(await countOf(cartId)).toBe(maxPositions)
  })
})

describe('a user with the maximum number of carts', () => {
  const fillShelf = (userId: string, count: number) =>
    shop.dependencies.database.insert(carts).values(
      Array.from({ length: count }, () => ({
        id: shop.dependencies.ids.next(),
        userId,
        name: 'Form 118',
        isDefault: false,
      })),
    )

  it('gets no other one, by creating it or from a file, but continues with the default cart', async () => {
    await fillShelf(user.id, maxCarts - 1)
    const last = await buyer.call(savedCartEndpoints.create, { name: 'Letzter' })
    const tooMany = { status: 422, code: 'tooManyCarts' }
    expect(await buyer.rejected(savedCartEndpoints.create, { name: 'Noch einer' })).toMatchObject(tooMany)
    const saved = await buyer.send('GET', `/api/cart/save/${last.id}`)
    const loaded = await buyer.upload('/api/cart/load', { name: 'a.normwerk', content: saved.text })
    expect(JSON.parse(loaded.text)).toMatchObject(tooMany)
    const added = await buyer.call(cartPositionEndpoints.add, { productDimensionId: partId })
    expect(added.default).toBe(true)
  })

  it('cannot be handed another one', async () => {
    const company = { id: user.companyId ?? '' }
    const receiver = await aUser(shop.dependencies, company, undefined, { passwordHash: 'none' })
    await fillShelf(receiver.id, maxCarts)
    const { id } = await buyer.call(cartPositionEndpoints.add, { productDimensionId: partId })
    const input = { userId: receiver.id }
    const problem = await buyer.rejected(savedCartEndpoints.handOver, input, { params: { id } })
    expect(problem).toMatchObject({ status: 422, code: 'tooManyCarts' })
    expect((await buyer.call(cartEndpoints.readDefault)).id).toBe(id)
  })
})
