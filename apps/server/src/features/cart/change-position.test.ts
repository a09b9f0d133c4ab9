import { Cart, CartChange, cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { articles } from '../../database/tables/articles.ts'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let buyer: Visitor
let pin: typeof articles.$inferSelect
let thinPin: typeof articles.$inferSelect

beforeAll(async () => {
  shop = await shareApp()
  company = await aCompany(shop.dependencies)
  pin = await aPart(shop.dependencies, 'AZH-3.2x160')
  thinPin = await aPart(shop.dependencies, 'AZH-2x100')
})
beforeEach(async () => {
  buyer = await shop.signedIn(await aUser(shop.dependencies, company))
})

const add = (input: object = {}) => buyer.call(cartPositionEndpoints.add, { productDimensionId: pin.id, ...input })
const unknownId = '01900000-0000-7000-8000-000000000000'

describe('changing', () => {
  it('affects only the named fields', async () => {
    const { cartPositions } = await add({ quantity: 3, comment: 'eilt' })
    const positionId = cartPositions[0]?.id ?? ''
    const change = (fields: object) => buyer.call(cartPositionEndpoints.change, { positionId, ...fields })
    expect((await change({ commission: 'F1' })).cartPositions[0]).toMatchObject({
      quantity: 3,
      comment: 'eilt',
      commission: 'F1',
    })
    const changed = await change({ quantity: null, comment: null, customerOrderNumber: 'B-1' })
    expect(changed.cartPositions[0]).toMatchObject({
      quantity: 1,
      comment: null,
      commission: 'F1',
      customerOrderNumber: 'B-1',
    })
    expect((await change({})).cartPositions).toEqual(changed.cartPositions)
  })

  describe('with a preference for a minimal answer', () => {
    const prefer = { prefer: 'return=minimal' }
    const change = (positionId: string, headers?: Record<string, string>) =>
      buyer.send('PUT', '/api/cart/position', { positionId, quantity: 5 }, headers)

    it.each([false, true])(
      'answers with the changed position and the head (complete: %s)',
      async (completeDelivery) => {
        await add({ quantity: 3, changedLength: 147.25 })
        const { id: cartId, cartPositions } = await add({ productDimensionId: thinPin.id, comment: 'eilt' })
        await buyer.call(cartEndpoints.change, { cartId, cartOptions: { completeDelivery } })
        const positionId = cartPositions[1]?.id ?? ''
        const { text, headers } = await change(positionId, prefer)
        const { changedPositions, ...head } = CartChange.parse(JSON.parse(text))
        const cart = await buyer.call(cartEndpoints.readDefault)
        expect({ ...head, cartPositions: cart.cartPositions }).toEqual(cart)
        expect(changedPositions).toEqual([cart.cartPositions[1]])
        expect(changedPositions[0]).toMatchObject({ quantity: 5, positionNumber: 2, comment: 'eilt' })
        expect(headers['preference-applied']).toBe('return=minimal')
      },
    )

    it('raises the version by one, so that a client sees whether it missed a change', async () => {
      const { version, cartPositions } = await add()
      const { text } = await change(cartPositions[0]?.id ?? '', { prefer: 'respond-async, return=minimal' })
      expect(CartChange.parse(JSON.parse(text)).version).toBe(version + 1)
    })

    it.each([undefined, { prefer: 'return=representation' }])('answers with the whole cart for %o', async (headers) => {
      const { cartPositions } = await add()
      const { text, headers: answered } = await change(cartPositions[0]?.id ?? '', headers)
      expect(Cart.parse(JSON.parse(text)).cartPositions).toHaveLength(1)
      expect(answered['preference-applied']).toBeUndefined()
    })

    it('is rejected like any other change', async () => {
      const { text, headers } = await change(unknownId, prefer)
      expect(JSON.parse(text)).toMatchObject({ status: 404, code: 'entryNotFound' })
      expect(headers['preference-applied']).toBeUndefined()
    })
  })

  it.each([0, -1, 0.5, 10_000])('rejects a quantity of %s and keeps the old one', async (quantity) => {
    const { cartPositions } = await add({ quantity: 3 })
    const positionId = cartPositions[0]?.id
    const problem = await buyer.rejected(cartPositionEndpoints.change, { positionId, quantity })
    expect(problem).toMatchObject({ status: 422, code: 'quantityOutOfRange' })
    expect((await buyer.call(cartEndpoints.readDefault)).cartPositions).toEqual(cartPositions)
  })

  it('keeps both of two simultaneous changes', async () => {
    const { cartPositions } = await add()
    const positionId = cartPositions[0]?.id ?? ''
    await Promise.all([
      buyer.call(cartPositionEndpoints.change, { positionId, quantity: 7 }),
      buyer.call(cartPositionEndpoints.change, { positionId, comment: 'eilt' }),
      buyer.call(cartPositionEndpoints.change, { positionId, commission: 'F2' }),
    ])
    const cart = await buyer.call(cartEndpoints.readDefault)
    expect(cart.cartPositions[0]).toMatchObject({ quantity: 7, comment: 'eilt', commission: 'F2' })
    expect(cart.version).toBe(5)
  })

  it('keeps all simultaneous changes of header fields', async () => {
    const { id: cartId } = await buyer.call(cartEndpoints.readDefault)
    const edits = [
      { customerOrderNumber: 'B-4711' },
      { commission: 'Form 12' },
      { comment: 'Bitte anrufen' },
      { cartOptions: { deliveryType: 'Pickup' as const } },
      { cartOptions: { deliveryAddressId: company.otherAddress.id } },
    ]
    await Promise.all(edits.map((edit) => buyer.call(cartEndpoints.change, { cartId, ...edit })))
    expect(await buyer.call(cartEndpoints.readDefault)).toMatchObject({
      customerOrderNumber: 'B-4711',
      commission: 'Form 12',
      comment: 'Bitte anrufen',
      deliveryType: 'Pickup',
      deliveryAddressId: company.otherAddress.id,
      version: 6,
    })
    const cleared = await buyer.call(cartEndpoints.change, {
      cartId,
      comment: null,
      cartOptions: { deliveryAddressId: null },
    })
    expect(cleared).toMatchObject({ comment: null, deliveryAddressId: null, commission: 'Form 12' })
  })

  it('accepts only delivery addresses of the own company', async () => {
    const { id: cartId } = await buyer.call(cartEndpoints.readDefault)
    const foreign = await aCompany(shop.dependencies)
    for (const deliveryAddressId of [foreign.usualAddress.id, company.invoiceAddress.id, unknownId, 'x']) {
      const problem = await buyer.rejected(cartEndpoints.change, { cartId, cartOptions: { deliveryAddressId } })
      expect(problem).toMatchObject({ status: 404, code: 'entryNotFound' })
    }
  })
})

describe('replacing', () => {
  it('keeps place, number, quantity and remarks', async () => {
    await add()
    const { cartPositions } = await add({ quantity: 5, comment: 'eilt', changedLength: 150, isThreeOne: true })
    await add()
    const [, replaced] = cartPositions
    const cart = await buyer.call(cartPositionEndpoints.replace, {
      replacePositionId: replaced?.id ?? '',
      productDimensionId: thinPin.id,
    })
    expect(cart.positionCount).toBe(3)
    expect(cart.cartPositions[1]).toMatchObject({
      id: replaced?.id,
      positionNumber: 2,
      articleNo: 'AZH-2x100',
      quantity: 5,
      comment: 'eilt',
      changedLength: null,
      isThreeOne: false,
    })
  })

  it('rejects an invalid part and does not change the position', async () => {
    const { cartPositions } = await add()
    const partRequest = { replacePositionId: cartPositions[0]?.id, productDimensionId: thinPin.id }
    expect(await buyer.rejected(cartPositionEndpoints.replace, { ...partRequest, changedLength: 101 })).toMatchObject({
      code: 'lengthOutOfRange',
    })
    expect(await buyer.rejected(cartPositionEndpoints.replace, { ...partRequest, quantity: 0 })).toMatchObject({
      code: 'quantityOutOfRange',
    })
    expect((await buyer.call(cartEndpoints.readDefault)).cartPositions).toEqual(cartPositions)
  })
})

describe('removing', () => {
  it('can be undone, to the same place', async () => {
    await add()
    await add({ productDimensionId: thinPin.id })
    const before = await add()
    const id = before.cartPositions[1]?.id ?? ''
    const after = await buyer.call(cartPositionEndpoints.delete, undefined, { params: { id } })
    expect(after.cartPositions.map((position) => position.articleNo)).toEqual(['AZH-3.2x160', 'AZH-3.2x160'])
    const restored = await buyer.call(cartPositionEndpoints.restore, { positionId: id })
    expect(restored.cartPositions).toEqual(before.cartPositions)
    expect(restored.version).toBe(before.version + 2)
  })

  it('leaves nothing to change', async () => {
    const { cartPositions } = await add()
    const id = cartPositions[0]?.id ?? ''
    await buyer.call(cartPositionEndpoints.delete, undefined, { params: { id } })
    const { version } = await buyer.call(cartEndpoints.readDefault)
    for (const problem of [
      await buyer.rejected(cartPositionEndpoints.change, { positionId: id, quantity: 2 }),
      await buyer.rejected(cartPositionEndpoints.replace, { replacePositionId: id, productDimensionId: pin.id }),
      await buyer.rejected(cartPositionEndpoints.delete, undefined, { params: { id } }),
    ]) {
      expect(problem).toMatchObject({ status: 404, code: 'entryNotFound' })
    }
    expect((await buyer.call(cartEndpoints.readDefault)).version).toBe(version)
  })

  it('all positions empties the cart; each can be restored', async () => {
    await add()
    const before = await add()
    const cleared = await buyer.call(cartEndpoints.clear, { cartId: before.id })
    expect(cleared).toMatchObject({ positionCount: 0, cartPositions: [], version: before.version + 1 })
    await buyer.call(cartPositionEndpoints.restore, { positionId: before.cartPositions[0]?.id ?? '' })
    expect((await buyer.call(cartEndpoints.readDefault)).positionCount).toBe(1)
  })
})
