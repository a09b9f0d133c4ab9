import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
import { orderEndpoints } from '@normwerk/contract/order'
import { expect, it } from 'vitest'
import { shopSettings } from '../../database/tables/settings.ts'
import { aUser } from '../../testing/builders.ts'
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
import { nobodysId } from '../../testing/calls/call-empty.ts'

openPinShop()

it('changes must be acknowledged, by any user who may edit the cart', async () => {
  await add()
  const { id: cartId, version } = await add({ productDimensionId: otherPin.id })
  await changePin({ listPrice: 1200 })
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
  await changePin({ listPrice: 1200 })
  const shown = await read()
  await changePin({ listPrice: 1500 })
  const before = { priceBefore: '10.00', availabilityBefore: 'inStock' }
  const acknowledged = await acknowledge(shown)
  expect(acknowledged.cartPositions).toMatchObject([{ price: '15.00', changes: before }, { changes: null }])
  expect(await read()).toEqual(acknowledged)
  expect(await rejectedOrder(added.id)).toMatchObject({ status: 409, code: 'pricesChanged' })
  await changePin({ listPrice: 1500, availability: 'shortTerm' })
  expect((await acknowledge(acknowledged)).unseenChanges).toBe(1)
  expect((await acknowledge(await read())).unseenChanges).toBe(0)
})

it('positions that are not shown stay pending, and one of another cart rejects the whole list', async () => {
  const { id: cartId, cartPositions: positions } = await add()
  const other = await buyer.call(savedCartEndpoints.create, { name: 'Form 7', fromCartId: cartId })
  await changePin({ listPrice: 1200 })
  const shown = { price: '12.00', availability: 'inStock' as const }
  const own = positions.map(({ id }) => id)
  const named = (ids: string[]) => ({ cartId, positions: ids.map((id) => ({ id, ...shown })) })
  expect((await buyer.call(savedCartEndpoints.markSeen, named([]))).unseenChanges).toBe(1)
  const before = await read()
  for (const id of [nobodysId, ...other.cartPositions.map((position) => position.id)]) {
    const rejected = await buyer.rejected(savedCartEndpoints.markSeen, named([...own, id]))
    expect(rejected).toMatchObject({ code: 'entryNotFound' })
  }
  expect(await read()).toEqual(before)
  expect((await buyer.call(savedCartEndpoints.markSeen, named(own))).unseenChanges).toBe(0)
  const untouched = await buyer.call(cartEndpoints.read, undefined, { params: { id: other.id } })
  expect(untouched.unseenChanges).toBe(1)
})

it("a colleague's acknowledgement outdates the page of the owner", async () => {
  const { id: cartId } = await add()
  const sharedUser = await aUser(shop.dependencies, company, undefined, { passwordHash: 'none' })
  await buyer.call(savedCartEndpoints.share, { userIds: [sharedUser.id], right: 'edit' }, { params: { id: cartId } })
  const { version: cartVersion } = await read()
  await changePin({ listPrice: 1200 })
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
  await changePin({ discontinuedAt: new Date() })
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
  await changePin({ discontinuedAt: new Date() })
  const part = { productDimensionId: pin.id, quantity: 1 }
  for (const problem of [
    await buyer.rejected(cartPositionEndpoints.add, part),
    await buyer.rejected(cartPositionEndpoints.replace, { ...part, replacePositionId: positions[0]?.id }),
  ]) {
    expect(problem).toMatchObject({ status: 404, code: 'entryNotFound' })
  }
  expect((await read()).cartPositions).toEqual(positions)
})
