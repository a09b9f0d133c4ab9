import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
import { partsListEndpoints } from '@normwerk/contract/parts-list'
import { beforeAll, expect, test } from 'vitest'
import { aCompany, aPart, aUser } from '../testing/builders.ts'
import { shareApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await shareApp()
})

test('an id in capitals is the same id, in the address and in the body', async () => {
  const buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
  const part = await aPart(shop.dependencies, 'AZH-6x200')
  const productDimensionId = part.id.toUpperCase()
  const target = await buyer.call(savedCartEndpoints.create, { name: 'Ziel' })
  const cart = await buyer.call(cartPositionEndpoints.add, { productDimensionId })
  await buyer.call(partsListEndpoints.import, {
    cartId: cart.id.toUpperCase(),
    rows: [{ row: 1, productDimensionId, quantity: 2 }],
    dryRun: false,
  })
  const read = await buyer.call(cartEndpoints.read, undefined, { params: { id: cart.id.toUpperCase() } })
  const positionIds = read.cartPositions.map(({ id }) => id.toUpperCase())
  const targetCartId = target.id.toUpperCase()
  await buyer.call(savedCartEndpoints.movePositions, { positionIds, targetCartId, copy: true })
  const moved = await buyer.call(savedCartEndpoints.movePositions, { positionIds, targetCartId })
  expect(moved).toMatchObject({ id: target.id, positionCount: 4 })
  await buyer.call(cartPositionEndpoints.delete, undefined, { params: { id: positionIds[0] ?? '' } })
  const favorite = `/api/favorite/${part.productId.toUpperCase()}?productDimensionId=${productDimensionId}`
  expect((await buyer.send('PUT', favorite)).status).toBe(204)
})
