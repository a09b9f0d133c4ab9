import { cartEndpoints } from '@normwerk/contract/cart'
import { orderEndpoints } from '@normwerk/contract/order'
import { savedCartEndpoints } from '@normwerk/contract/saved-cart'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cartPositions } from '../../database/tables/cart-positions.ts'
import { companies } from '../../database/tables/companies.ts'
import { dimensions } from '../../database/tables/dimensions.ts'
import { discounts } from '../../database/tables/discounts.ts'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let buyer: Visitor
let pin: typeof dimensions.$inferSelect
let otherPin: typeof dimensions.$inferSelect

beforeAll(async () => {
  shop = await startApp()
  pin = await aPart(shop.tools, 'AZH-2x100')
  otherPin = await aPart(shop.tools, 'AZH-3.2x160')
  await shop.tools.database.insert(discounts).values({ discountGroup: 'tenth', family: 'AZ', percent: 10 })
})
afterAll(() => shop.stop())
beforeEach(async () => {
  company = await aCompany(shop.tools)
  buyer = await shop.signedIn(await aUser(shop.tools, company))
  await sell({ listPrice: 1000, scale: [{ from: 10, percent: 5 }], availability: 'inStock', discontinuedAt: null })
})

/** Changes how the pin is sold. */
async function sell(fields: Partial<typeof dimensions.$inferInsert>) {
  await shop.tools.database.update(dimensions).set(fields).where(eq(dimensions.id, pin.id))
}
const add = (input: object = {}) => buyer.call(cartEndpoints.addPosition, { productDimensionId: pin.id, ...input })
const read = () => buyer.call(cartEndpoints.readDefault)
const changesOf = async () => (await read()).cartPositions.map(({ changes }) => changes)
const change = (fields: { positionId: string; quantity?: number | null; comment?: string }) =>
  buyer.call(cartEndpoints.changePosition, fields)
const refusedOrder = (cartId: string, orderType = 'Order') =>
  buyer.refused(orderEndpoints.submit, { cartId, orderType })

describe('what the buyer last saw', () => {
  it('is what he was answered when he added a position', async () => {
    const added = await add({ quantity: 3 })
    expect(added).toMatchObject({ unseenChanges: 0, cartPositions: [{ price: '10.00', changes: null }] })
    await sell({ listPrice: 1200 })
    const before = { priceBefore: '10.00', availabilityBefore: 'inStock' }
    expect(await read()).toMatchObject({ unseenChanges: 1, cartPositions: [{ price: '12.00', changes: before }] })
    expect(await changesOf()).toEqual([before])
    await sell({ listPrice: 1000 })
    expect(await read()).toMatchObject({ unseenChanges: 0, cartPositions: [{ changes: null }] })
  })

  it('is kept in no more statements than adding takes anyway', async () => {
    await add()
    expect(await shop.statementsOf(() => add())).toHaveLength(8)
  })

  it('tells a change of availability, and of a price that is now on request or was', async () => {
    await add()
    await sell({ availability: 'onRequest' })
    expect(await changesOf()).toEqual([{ priceBefore: '10.00', availabilityBefore: 'inStock' }])
    await sell({ listPrice: null, availability: 'inStock' })
    expect(await changesOf()).toEqual([{ priceBefore: '10.00', availabilityBefore: 'inStock' }])
    const { id: cartId } = await read()
    await buyer.call(savedCartEndpoints.markSeen, { cartId })
    expect(await changesOf()).toEqual([null])
    await sell({ listPrice: 1000 })
    expect(await changesOf()).toEqual([{ priceBefore: null, availabilityBefore: 'inStock' }])
  })

  it('is the price of the company, as it is cut', async () => {
    await add({ changedLength: 90, tolerance: 'T50', isThreeOne: true })
    await add({ productDimensionId: otherPin.id })
    expect(await changesOf()).toEqual([null, null])
    await shop.tools.database.update(companies).set({ discountGroup: 'tenth' }).where(eq(companies.id, company.id))
    const { unseenChanges, cartPositions: positions } = await read()
    expect(unseenChanges).toBe(2)
    expect(positions[0]).toMatchObject({ price: '12.20', changes: { priceBefore: '13.20' } })
  })

  it('is nothing where no price has been seen yet', async () => {
    const { id } = await add()
    await shop.tools.database
      .update(cartPositions)
      .set({ seenPrice: null, seenAvailability: null })
      .where(eq(cartPositions.cartId, id))
    expect(await changesOf()).toEqual([null])
  })
})

describe('a step of the buyer’s own', () => {
  it('on the scale is no change of price', async () => {
    const { cartPositions: positions } = await add({ quantity: 9 })
    const positionId = positions[0]?.id ?? ''
    const more = await change({ positionId, quantity: 10 })
    expect(more).toMatchObject({ unseenChanges: 0, cartPositions: [{ price: '9.50', changes: null }] })
    expect(await changesOf()).toEqual([null])
    expect((await change({ positionId, quantity: null })).cartPositions[0]).toMatchObject({ changes: null })
    await sell({ listPrice: 1100 })
    expect(await changesOf()).toEqual([{ priceBefore: '10.00', availabilityBefore: 'inStock' }])
  })

  it('does not hide a change that he has not seen yet', async () => {
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

  it('to another part begins anew', async () => {
    const { cartPositions: positions } = await add({ quantity: 12 })
    await sell({ listPrice: 1200 })
    const replaced = await buyer.call(cartEndpoints.replacePosition, {
      replacePositionId: positions[0]?.id ?? '',
      productDimensionId: pin.id,
      changedLength: 90,
      tolerance: 'T100',
    })
    expect(replaced).toMatchObject({ unseenChanges: 0, cartPositions: [{ quantity: 12, changes: null }] })
    expect(await changesOf()).toEqual([null])
  })

  it('back to a removed position shows what changed meanwhile', async () => {
    const { cartPositions: positions } = await add()
    const id = positions[0]?.id ?? ''
    await buyer.call(cartEndpoints.deletePosition, undefined, { params: { id } })
    await sell({ listPrice: 1200 })
    const restored = await buyer.call(cartEndpoints.restorePosition, { positionId: id })
    expect(restored.unseenChanges).toBe(1)
  })
})

describe('before ordering', () => {
  it('changes must have been seen, by whoever may edit the cart', async () => {
    await add()
    const { id: cartId, version } = await add({ productDimensionId: otherPin.id })
    await sell({ listPrice: 1200 })
    for (const orderType of ['Order', 'Inquiry']) {
      expect(await refusedOrder(cartId, orderType)).toMatchObject({ status: 409, code: 'pricesChanged' })
    }
    const seen = await buyer.call(savedCartEndpoints.markSeen, { cartId })
    expect(seen).toMatchObject({ unseenChanges: 0, version, cartPositions: [{ changes: null }, { changes: null }] })
    expect(await read()).toEqual(seen)
    const order = await buyer.call(orderEndpoints.submit, { cartId, orderType: 'Order', cartVersion: version })
    expect(order.positions[0]?.price).toBe('12.00')
  })

  it('a part that is no longer sold must be removed, whether it was seen or not', async () => {
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
    await buyer.call(savedCartEndpoints.markSeen, { cartId })
    for (const orderType of ['Order', 'Inquiry']) {
      expect(await refusedOrder(cartId, orderType)).toMatchObject({ status: 422, code: 'partDiscontinued' })
    }
    await buyer.call(cartEndpoints.deletePosition, undefined, { params: { id: positions[0]?.id ?? '' } })
    const order = await buyer.call(orderEndpoints.submit, { cartId, orderType: 'Order' })
    expect(order.positionCount).toBe(1)
  })

  it('a part that is no longer sold comes into no cart', async () => {
    const { cartPositions: positions } = await add({ productDimensionId: otherPin.id })
    await sell({ discontinuedAt: new Date() })
    const part = { productDimensionId: pin.id, quantity: 1 }
    for (const problem of [
      await buyer.refused(cartEndpoints.addPosition, part),
      await buyer.refused(cartEndpoints.replacePosition, { ...part, replacePositionId: positions[0]?.id }),
    ]) {
      expect(problem).toMatchObject({ status: 404, code: 'entryNotFound' })
    }
    expect((await read()).cartPositions).toEqual(positions)
  })
})
