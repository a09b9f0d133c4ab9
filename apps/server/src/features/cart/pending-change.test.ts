import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
import { configuratorEndpoints } from '@normwerk/contract/configurator'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { cartPositions } from '../../database/tables/carts.ts'
import { companies } from '../../database/tables/companies.ts'
import {
  acknowledge,
  add,
  buyer,
  changePin,
  company,
  openPinShop,
  otherPin,
  pin,
  read,
  rejectedOrder,
  shop,
} from '../../testing/cad/pin-shop.ts'

openPinShop()

const changesOf = async () => (await read()).cartPositions.map(({ changes }) => changes)
const change = (fields: { positionId: string; quantity?: number | null; comment?: string }) =>
  buyer.call(cartPositionEndpoints.change, fields)

describe('the acknowledged values', () => {
  it('are those of the answer when the position was added', async () => {
    const added = await add({ quantity: 3 })
    expect(added).toMatchObject({ unseenChanges: 0, cartPositions: [{ price: '10.00', changes: null }] })
    await changePin({ listPrice: 1200 })
    const before = { priceBefore: '10.00', availabilityBefore: 'inStock' }
    expect(await read()).toMatchObject({ unseenChanges: 1, cartPositions: [{ price: '12.00', changes: before }] })
    expect(await changesOf()).toEqual([before])
    await changePin({ listPrice: 1000 })
    expect(await read()).toMatchObject({ unseenChanges: 0, cartPositions: [{ changes: null }] })
  })

  it('need no additional statements', async () => {
    await add()
    expect(await shop.statementsOf(() => add())).toHaveLength(8)
  })

  it('reveal a change of availability, and of a price that is or was on request', async () => {
    await add()
    await changePin({ availability: 'onRequest' })
    expect(await changesOf()).toEqual([{ priceBefore: '10.00', availabilityBefore: 'inStock' }])
    await changePin({ listPrice: null, availability: 'inStock' })
    expect(await changesOf()).toEqual([{ priceBefore: '10.00', availabilityBefore: 'inStock' }])
    await acknowledge(await read())
    expect(await changesOf()).toEqual([null])
    await changePin({ listPrice: 1000 })
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
    await changePin({ listPrice: 1100 })
    expect(await changesOf()).toEqual([{ priceBefore: '10.00', availabilityBefore: 'inStock' }])
  })

  it('does not hide a pending change', async () => {
    const { cartPositions: positions } = await add({ quantity: 9 })
    const positionId = positions[0]?.id ?? ''
    await changePin({ listPrice: 1200 })
    const before = { priceBefore: '10.00', availabilityBefore: 'inStock' }
    expect((await change({ positionId, quantity: 10 })).cartPositions[0]).toMatchObject({
      price: '11.40',
      changes: before,
    })
    expect((await change({ positionId, comment: 'eilt' })).cartPositions[0]?.changes).toEqual(before)
  })

  it('to another part acknowledges its values', async () => {
    const { cartPositions: positions } = await add({ productDimensionId: otherPin.id, quantity: 12 })
    await changePin({ listPrice: 1200 })
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
    await changePin({ listPrice: 1200 })
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
    await changePin({ listPrice: 1000 + surcharge })
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
    await changePin({ listPrice: 1200 })
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
    await changePin({ listPrice: 1200 })
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
    await changePin({ listPrice: 1200 })
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
    await changePin({ listPrice: 1200 })
    const restored = await buyer.call(cartPositionEndpoints.restore, { positionId: id })
    expect(restored.unseenChanges).toBe(1)
  })
})
