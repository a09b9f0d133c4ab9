import { type Cart, cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
import { configuratorEndpoints } from '@normwerk/contract/configurator'
import { orderEndpoints } from '@normwerk/contract/order'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { articles } from '../../database/tables/articles.ts'
import { cartPositions } from '../../database/tables/cart-positions.ts'
import { companies } from '../../database/tables/companies.ts'
import { discounts } from '../../database/tables/discounts.ts'
import { shopSettings } from '../../database/tables/shop-settings.ts'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { nobodysId } from '../../testing/call-empty.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let buyer: Visitor
let pin: typeof articles.$inferSelect
let otherPin: typeof articles.$inferSelect

beforeAll(async () => {
  shop = await startApp()
  pin = await aPart(shop.dependencies, 'AZH-2x100')
  otherPin = await aPart(shop.dependencies, 'AZH-3.2x160')
  await shop.dependencies.database.insert(discounts).values({ discountGroup: 'tenth', priceGroup: 'AZ', percent: 10 })
})
afterAll(() => shop.stop())
beforeEach(async () => {
  company = await aCompany(shop.dependencies)
  buyer = await shop.signedIn(await aUser(shop.dependencies, company))
  await sell({ listPrice: 1000, scale: [{ from: 10, percent: 5 }], availability: 'inStock', discontinuedAt: null })
})

/** Changes the terms of the pin. */
async function sell(fields: Partial<typeof articles.$inferInsert>) {
  await shop.dependencies.database.update(articles).set(fields).where(eq(articles.id, pin.id))
}
const add = (input: object = {}) => buyer.call(cartPositionEndpoints.add, { productDimensionId: pin.id, ...input })
const read = () => buyer.call(cartEndpoints.readDefault)
const changesOf = async () => (await read()).cartPositions.map(({ changes }) => changes)
const change = (fields: { positionId: string; quantity?: number | null; comment?: string }) =>
  buyer.call(cartPositionEndpoints.change, fields)
const acknowledge = ({ id: cartId, cartPositions: positions }: Cart, visitor = buyer) =>
  visitor.call(savedCartEndpoints.markSeen, {
    cartId,
    positions: positions.map(({ id, price, availability }) => ({ id, price, availability })),
  })
const rejectedOrder = (cartId: string, orderType = 'Order') =>
  buyer.rejected(orderEndpoints.submit, { cartId, orderType })

describe('the acknowledged values', () => {
  it('are those of the answer when the position was added', async () => {
    const added = await add({ quantity: 3 })
    expect(added).toMatchObject({ unseenChanges: 0, cartPositions: [{ price: '10.00', changes: null }] })
    await sell({ listPrice: 1200 })
    const before = { priceBefore: '10.00', availabilityBefore: 'inStock' }
    expect(await read()).toMatchObject({ unseenChanges: 1, cartPositions: [{ price: '12.00', changes: before }] })
    expect(await changesOf()).toEqual([before])
    await sell({ listPrice: 1000 })
    expect(await read()).toMatchObject({ unseenChanges: 0, cartPositions: [{ changes: null }] })
  })

  it('need no additional statements', async () => {
    await add()
    expect(await shop.statementsOf(() => add())).toHaveLength(8)
  })

  it('reveal a change of availability, and of a price that is or was on request', async () => {
    await add()
    await sell({ availability: 'onRequest' })
    expect(await changesOf()).toEqual([{ priceBefore: '10.00', availabilityBefore: 'inStock' }])
    await sell({ listPrice: null, availability: 'inStock' })
    expect(await changesOf()).toEqual([{ priceBefore: '10.00', availabilityBefore: 'inStock' }])
    await acknowledge(await read())
    expect(await changesOf()).toEqual([null])
    await sell({ listPrice: 1000 })
    expect(await changesOf()).toEqual([{ priceBefore: null, availabilityBefore: 'inStock' }])
  })

  it('have the price of the company for the machined part', async () => {
    await add({ changedLength: 90, tolerance: 'T50', isThreeOne: true })
    await add({ productDimensionId: otherPin.id })
    expect(await changesOf()).toEqual([null, null])
    await shop.dependencies.database
      .update(companies)
      .set({ discountGroup: 'tenth' })
      .where(eq(companies.id, company.id))
    const { unseenChanges, cartPositions: positions } = await read()
    expect(unseenChanges).toBe(2)
    expect(positions[0]).toMatchObject({ price: '12.20', changes: { priceBefore: '13.20' } })
  })

  it('are empty if no price has been seen yet', async () => {
    const { id } = await add()
    await shop.dependencies.database
      .update(cartPositions)
      .set({ acknowledgedPrice: null, acknowledgedAvailability: null })
      .where(eq(cartPositions.cartId, id))
    expect(await changesOf()).toEqual([null])
  })
})

describe("the buyer's own change", () => {
  it('of the quantity is no change of price', async () => {
    const { cartPositions: positions } = await add({ quantity: 9 })
    const positionId = positions[0]?.id ?? ''
    const more = await change({ positionId, quantity: 10 })
    expect(more).toMatchObject({ unseenChanges: 0, cartPositions: [{ price: '9.50', changes: null }] })
    expect(await changesOf()).toEqual([null])
    expect((await change({ positionId, quantity: null })).cartPositions[0]).toMatchObject({ changes: null })
    await sell({ listPrice: 1100 })
    expect(await changesOf()).toEqual([{ priceBefore: '10.00', availabilityBefore: 'inStock' }])
  })

  it('does not hide a pending change', async () => {
    const { cartPositions: positions } = await add({ quantity: 9 })
    const positionId = positions[0]?.id ?? ''
    await sell({ listPrice: 1200 })
    const before = { priceBefore: '10.00', availabilityBefore: 'inStock' }
    expect((await change({ positionId, quantity: 10 })).cartPositions[0]).toMatchObject({
      price: '11.40',
      changes: before,
    })
    expect((await change({ positionId, comment: 'eilt' })).cartPositions[0]?.changes).toEqual(before)
  })

  it('to another part acknowledges its values', async () => {
    const { cartPositions: positions } = await add({ productDimensionId: otherPin.id, quantity: 12 })
    await sell({ listPrice: 1200 })
    const replaced = await buyer.call(cartPositionEndpoints.replace, {
      replacePositionId: positions[0]?.id ?? '',
      productDimensionId: pin.id,
      changedLength: 90,
      tolerance: 'T100',
    })
    expect(replaced).toMatchObject({ unseenChanges: 0, cartPositions: [{ quantity: 12, changes: null }] })
    expect(await changesOf()).toEqual([null])
  })

  it('to another cut of the same part keeps a pending change, otherwise acknowledges the new price', async () => {
    const { cartPositions: positions } = await add({ quantity: 12 })
    const cut = (changedLength: number) =>
      buyer.call(cartPositionEndpoints.replace, {
        replacePositionId: positions[0]?.id ?? '',
        productDimensionId: pin.id,
        changedLength,
        tolerance: 'T100',
      })
    expect(await cut(80)).toMatchObject({ unseenChanges: 0 })
    await sell({ listPrice: 1200 })
    const [before] = await changesOf()
    expect(before).not.toBeNull()
    expect(await cut(90)).toMatchObject({ unseenChanges: 1, cartPositions: [{ changedLength: 90, changes: before }] })
    await acknowledge(await read())
    expect(await cut(80)).toMatchObject({ unseenChanges: 0 })
  })

  it('to another cut does not hide a rise that equals the price of the cut', async () => {
    const { cartPositions: positions } = await add({ changedLength: 90, tolerance: 'T100' })
    const [cut] = positions
    const surcharge = Math.round(Number(cut?.price) * 100) - 1000
    await sell({ listPrice: 1000 + surcharge })
    const whole = await buyer.call(cartPositionEndpoints.replace, {
      replacePositionId: cut?.id ?? '',
      productDimensionId: pin.id,
    })
    expect(surcharge).toBeGreaterThan(0)
    expect(whole.cartPositions[0]).toMatchObject({ price: cut?.price, changes: { priceBefore: '10.00' } })
    expect(await rejectedOrder(whole.id)).toMatchObject({ code: 'pricesChanged' })
  })

  it('to a new configuration keeps pending changes of each cut', async () => {
    const configuration = { easyKatConfig: {}, configurationName: 'Satz' }
    const articles = [{ articleNo: pin.articleNo }, { articleNo: `${pin.articleNo}-T100-L90` }]
    const { cartPositions: positions } = await buyer.call(configuratorEndpoints.add, { ...configuration, articles })
    await sell({ listPrice: 1200 })
    const pricesBefore = (await changesOf()).map((changes) => changes?.priceBefore)
    expect(new Set(pricesBefore).size).toBe(2)
    const replaced = await buyer.call(configuratorEndpoints.replace, {
      ...configuration,
      replacePositionId: positions[1]?.id ?? '',
      articles: articles.toReversed(),
    })
    expect(replaced.cartPositions.map(({ changes }) => changes?.priceBefore)).toEqual(pricesBefore.toReversed())
  })

  it('to a new configuration of the same parts keeps pending changes', async () => {
    const configuration = { easyKatConfig: {}, configurationName: 'Satz' }
    const { cartPositions: positions } = await buyer.call(configuratorEndpoints.add, {
      ...configuration,
      articles: [{ articleNo: pin.articleNo }, { articleNo: otherPin.articleNo }],
    })
    await sell({ listPrice: 1200 })
    const replaced = await buyer.call(configuratorEndpoints.replace, {
      ...configuration,
      replacePositionId: positions[1]?.id ?? '',
      articles: [{ articleNo: otherPin.articleNo }, { articleNo: pin.articleNo, quantity: 2 }],
    })
    expect(replaced.cartPositions.map(({ changes }) => changes)).toEqual([
      null,
      { priceBefore: '10.00', availabilityBefore: 'inStock' },
    ])
  })

  it('keeps pending changes in a copy', async () => {
    const { id: targetCartId, cartPositions: positions } = await add()
    await sell({ listPrice: 1200 })
    const positionIds = positions.map(({ id }) => id)
    const copied = await buyer.call(savedCartEndpoints.movePositions, { positionIds, targetCartId, copy: true })
    expect(copied.unseenChanges).toBe(2)
    const saved = await buyer.call(savedCartEndpoints.create, { name: 'Nachbau', fromCartId: targetCartId })
    expect(saved).toMatchObject({ unseenChanges: 2, cartPositions: [{ price: '12.00' }, { price: '12.00' }] })
  })

  it('that restores a position shows what has changed since its removal', async () => {
    const { cartPositions: positions } = await add()
    const id = positions[0]?.id ?? ''
    await buyer.call(cartPositionEndpoints.delete, undefined, { params: { id } })
    await sell({ listPrice: 1200 })
    const restored = await buyer.call(cartPositionEndpoints.restore, { positionId: id })
    expect(restored.unseenChanges).toBe(1)
  })
})

describe('before ordering', () => {
  it('changes must be acknowledged, by any user who may edit the cart', async () => {
    await add()
    const { id: cartId, version } = await add({ productDimensionId: otherPin.id })
    await sell({ listPrice: 1200 })
    for (const orderType of ['Order', 'Inquiry']) {
      expect(await rejectedOrder(cartId, orderType)).toMatchObject({ status: 409, code: 'pricesChanged' })
    }
    const acknowledged = await acknowledge(await read())
    expect(acknowledged).toMatchObject({ unseenChanges: 0, cartPositions: [{ changes: null }, { changes: null }] })
    expect(await read()).toEqual(acknowledged)
    expect(acknowledged.version).toBe(version + 1)
    const order = await buyer.call(orderEndpoints.submit, {
      cartId,
      orderType: 'Order',
      cartVersion: acknowledged.version,
    })
    expect(order.positions[0]?.price).toBe('12.00')
  })

  it('only shown values are acknowledged: a price that changed again stays pending', async () => {
    await add()
    const added = await add({ productDimensionId: otherPin.id })
    await sell({ listPrice: 1200 })
    const shown = await read()
    await sell({ listPrice: 1500 })
    const before = { priceBefore: '10.00', availabilityBefore: 'inStock' }
    const acknowledged = await acknowledge(shown)
    expect(acknowledged.cartPositions).toMatchObject([{ price: '15.00', changes: before }, { changes: null }])
    expect(await read()).toEqual(acknowledged)
    expect(await rejectedOrder(added.id)).toMatchObject({ status: 409, code: 'pricesChanged' })
    await sell({ listPrice: 1500, availability: 'shortTerm' })
    expect((await acknowledge(acknowledged)).unseenChanges).toBe(1)
    expect((await acknowledge(await read())).unseenChanges).toBe(0)
  })

  it('positions that are not shown stay pending, and those of other carts are not affected', async () => {
    const { id: cartId, cartPositions: positions } = await add()
    const other = await buyer.call(savedCartEndpoints.create, { name: 'Form 7', fromCartId: cartId })
    await sell({ listPrice: 1200 })
    const shown = { price: '12.00', availability: 'inStock' as const }
    const ids = [...positions, ...other.cartPositions].map(({ id }) => id)
    const mark = (marked: string[]) =>
      buyer.call(savedCartEndpoints.markSeen, { cartId, positions: marked.map((id) => ({ id, ...shown })) })
    expect((await mark([])).unseenChanges).toBe(1)
    expect((await mark([nobodysId, ...ids])).unseenChanges).toBe(0)
    const untouched = await buyer.call(cartEndpoints.read, undefined, { params: { id: other.id } })
    expect(untouched.unseenChanges).toBe(1)
  })

  it("a colleague's acknowledgement outdates the page of the owner", async () => {
    const { id: cartId } = await add()
    const sharedUser = await aUser(shop.dependencies, company, undefined, { passwordHash: 'none' })
    await buyer.call(savedCartEndpoints.share, { userIds: [sharedUser.id], right: 'edit' }, { params: { id: cartId } })
    const { version: cartVersion } = await read()
    await sell({ listPrice: 1200 })
    const colleague = await shop.signedIn(sharedUser)
    await acknowledge(await colleague.call(cartEndpoints.read, undefined, { params: { id: cartId } }), colleague)
    const order = { cartId, orderType: 'Order', cartVersion }
    expect(await buyer.rejected(orderEndpoints.submit, order)).toMatchObject({ status: 409, code: 'cartChanged' })
  })

  it('the sum must be the shown one, if it is named', async () => {
    const { id: cartId, version, totalPriceGross } = await add({ isThreeOne: true })
    const { database } = shop.dependencies
    const [settings] = await database.select().from(shopSettings)
    const surcharge = settings?.certificateSurcharge ?? 0
    await database.update(shopSettings).set({ certificateSurcharge: surcharge + 100 })
    const order = { cartId, orderType: 'Order' as const, cartVersion: version }
    const problem = await buyer.rejected(orderEndpoints.submit, { ...order, totalPriceGross })
    expect(problem).toMatchObject({ status: 409, code: 'pricesChanged' })
    await database.update(shopSettings).set({ certificateSurcharge: surcharge })
    const placed = await buyer.call(orderEndpoints.submit, { ...order, totalPriceGross })
    expect(placed.sumGross).toBe(totalPriceGross)
  })

  it('a discontinued part must be removed, even if its change was acknowledged', async () => {
    const { id: cartId, cartPositions: positions } = await add({ quantity: 2 })
    await add({ productDimensionId: otherPin.id })
    await sell({ discontinuedAt: new Date() })
    const cart = await read()
    expect(cart).toMatchObject({ unseenChanges: 1, hasPriceOnRequest: false })
    expect(cart.cartPositions).toMatchObject([
      { discontinued: true, price: null, totalPrice: null, changes: { priceBefore: '10.00' } },
      { discontinued: false, changes: null },
    ])
    expect(cart.totalProductPriceNet).toBe(cart.cartPositions[1]?.totalPrice)
    await acknowledge(cart)
    for (const orderType of ['Order', 'Inquiry']) {
      expect(await rejectedOrder(cartId, orderType)).toMatchObject({ status: 422, code: 'partDiscontinued' })
    }
    await buyer.call(cartPositionEndpoints.delete, undefined, { params: { id: positions[0]?.id ?? '' } })
    const order = await buyer.call(orderEndpoints.submit, { cartId, orderType: 'Order' })
    expect(order.positionCount).toBe(1)
  })

  it('a discontinued part cannot be added to a cart', async () => {
    const { cartPositions: positions } = await add({ productDimensionId: otherPin.id })
    await sell({ discontinuedAt: new Date() })
    const part = { productDimensionId: pin.id, quantity: 1 }
    for (const problem of [
      await buyer.rejected(cartPositionEndpoints.add, part),
      await buyer.rejected(cartPositionEndpoints.replace, { ...part, replacePositionId: positions[0]?.id }),
    ]) {
      expect(problem).toMatchObject({ status: 404, code: 'entryNotFound' })
    }
    expect((await read()).cartPositions).toEqual(positions)
  })
})
