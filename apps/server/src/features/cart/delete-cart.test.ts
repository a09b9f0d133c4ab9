import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let buyer: Visitor
let pin: Awaited<ReturnType<typeof aPart>>

beforeAll(async () => {
  shop = await shareApp()
  pin = await aPart(shop.dependencies, 'AZH-3.2x160')
})
beforeEach(async () => {
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
})

describe('deleting a cart', () => {
  it('works for an empty one, even if positions were removed from it', async () => {
    const { id } = await buyer.call(savedCartEndpoints.create, { name: 'Alt' })
    const { cartPositions: positions } = await buyer.call(cartPositionEndpoints.add, {
      productDimensionId: pin.id,
      cartId: id,
    })
    const positionId = positions[0]?.id ?? ''
    await buyer.call(cartPositionEndpoints.delete, undefined, { params: { id: positionId } })
    await buyer.call(savedCartEndpoints.delete, undefined, { params: { id } })
    expect(await buyer.rejected(cartEndpoints.read, undefined, { params: { id } })).toMatchObject({ status: 404 })
    expect(await buyer.rejected(cartPositionEndpoints.restore, { positionId })).toMatchObject({ status: 404 })
  })

  it('is rejected for the default cart first, then for one with positions', async () => {
    const rejected = (id: string) => buyer.rejected(savedCartEndpoints.delete, undefined, { params: { id } })
    const cart = await buyer.call(cartPositionEndpoints.add, { productDimensionId: pin.id })
    expect(await rejected(cart.id)).toMatchObject({ status: 409, code: 'defaultCartNotDeletable' })
    const saved = await buyer.call(savedCartEndpoints.create, { name: 'Alt', fromCartId: cart.id })
    expect(await rejected(saved.id)).toMatchObject({ status: 409, code: 'cartNotEmpty' })
    expect(await buyer.call(cartEndpoints.list)).toHaveLength(2)
  })

  it('and adding at the same time: the position stays with its cart, or both are gone', async () => {
    for (let run = 0; run < 5; run++) {
      const { id } = await buyer.call(savedCartEndpoints.create, { name: 'Alt' })
      const [deleted, added] = await Promise.all([
        buyer.send('DELETE', `/api/cart/${id}`),
        buyer.send('POST', '/api/cart/position', { productDimensionId: pin.id, cartId: id }),
      ])
      expect([
        [204, 404],
        [409, 200],
      ]).toContainEqual([deleted.status, added.status])
    }
  })
})
