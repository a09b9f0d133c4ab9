import { type Cart, cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { articles } from '../../database/tables/articles.ts'
import { cartPositions } from '../../database/tables/carts.ts'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let buyer: Visitor
let pin: typeof articles.$inferSelect
/** Has four positions of 1, 2, 3 and 4 pieces. */
let source: Cart
let target: Cart

beforeAll(async () => {
  shop = await startApp()
  company = await aCompany(shop.dependencies)
  pin = await aPart(shop.dependencies, 'AZH-3.2x160')
})
afterAll(() => shop.stop())
beforeEach(async () => {
  buyer = await shop.signedIn(await aUser(shop.dependencies, company))
  for (const quantity of [1, 2, 3, 4]) source = await add({ quantity, comment: `Nr. ${quantity}` })
  target = await buyer.call(savedCartEndpoints.create, { name: 'Ziel' })
  await add({ cartId: target.id, quantity: 9 })
})

const add = (input: object = {}) => buyer.call(cartPositionEndpoints.add, { productDimensionId: pin.id, ...input })
const read = (id: string) => buyer.call(cartEndpoints.read, undefined, { params: { id } })
/** Positions of the source by their quantities. */
const idsOf = (...pieces: number[]) =>
  pieces.map((requested) => source.cartPositions.find(({ quantity }) => quantity === requested)?.id ?? '')
const move = (positionIds: string[], targetCartId = target.id) =>
  buyer.call(savedCartEndpoints.movePositions, { positionIds, targetCartId })
const copy = (positionIds: string[], targetCartId = target.id) =>
  buyer.call(savedCartEndpoints.movePositions, { positionIds, targetCartId, copy: true })
const piecesOf = (cart: Cart) => cart.cartPositions.map(({ quantity }) => quantity)

async function group(...pieces: number[]): Promise<string> {
  const groupId = shop.dependencies.ids.next()
  await shop.dependencies.database
    .update(cartPositions)
    .set({ groupId, positionType: 'Configurator' })
    .where(inArray(cartPositions.id, idsOf(...pieces)))
  return groupId
}

describe('moving', () => {
  it('appends the positions in their order, for any order of the ids, with all their remarks', async () => {
    const moved = await move(idsOf(4, 2))
    expect(moved).toMatchObject({ id: target.id, version: 3 })
    expect(piecesOf(moved)).toEqual([9, 2, 4])
    expect(moved.cartPositions.slice(1)).toMatchObject([
      { id: idsOf(2)[0], comment: 'Nr. 2', positionNumber: 2 },
      { id: idsOf(4)[0], comment: 'Nr. 4', positionNumber: 3 },
    ])
    const left = await read(source.id)
    expect(piecesOf(left)).toEqual([1, 3])
    expect(left.version).toBe(source.version + 1)
  })

  it('moves a whole group', async () => {
    const groupId = await group(1, 3)
    const moved = await move(idsOf(3))
    expect(piecesOf(moved)).toEqual([9, 1, 3])
    expect(moved.cartPositions[1]).toMatchObject({ groupId, positionType: 'Configurator' })
    expect(piecesOf(await read(source.id))).toEqual([2, 4])
  })

  it('leaves a removed part of the group behind, which is a single part when it is restored', async () => {
    await group(1, 3, 4)
    const [removed = ''] = idsOf(4)
    await buyer.call(cartPositionEndpoints.delete, undefined, { params: { id: removed } })
    expect(piecesOf(await move(idsOf(1)))).toEqual([9, 1, 3])
    const restored = await buyer.call(cartPositionEndpoints.restore, { positionId: removed })
    expect(restored.id).toBe(source.id)
    expect(restored.cartPositions.at(-1)).toMatchObject({ id: removed, groupId: null, positionType: 'Standard' })
  })

  it('moves positions of several carts', async () => {
    const third = await buyer.call(savedCartEndpoints.create, { name: 'Drittes' })
    const { cartPositions: others } = await add({ cartId: third.id, quantity: 7 })
    const moved = await move([...idsOf(1), others[0]?.id ?? ''])
    expect(piecesOf(moved).toSorted()).toEqual([1, 7, 9])
    expect(piecesOf(await read(third.id))).toEqual([])
  })

  it('ignores positions that are already there', async () => {
    await move(idsOf(1, 2))
    const again = await move(idsOf(1))
    expect(piecesOf(again)).toEqual([9, 1, 2])
    expect(again).toEqual(await read(target.id))
    expect(again.version).toBe(3)
  })

  it('keeps a change of price pending', async () => {
    const { listPrice } = pin
    const raise = (by: number) =>
      shop.dependencies.database
        .update(articles)
        .set({ listPrice: (listPrice ?? 0) + by })
        .where(eq(articles.id, pin.id))
    await raise(100)
    const moved = await move(idsOf(1))
    await raise(0)
    expect(moved.cartPositions.map(({ changes }) => changes !== null)).toEqual([true, true])
  })

  it('does not find removed positions, and then moves nothing', async () => {
    await buyer.call(cartPositionEndpoints.delete, undefined, { params: { id: idsOf(2)[0] ?? '' } })
    const input = { positionIds: idsOf(1, 2), targetCartId: target.id }
    for (const how of [{}, { copy: true }]) {
      const problem = await buyer.rejected(savedCartEndpoints.movePositions, { ...input, ...how })
      expect(problem).toMatchObject({ status: 404, code: 'entryNotFound' })
    }
    expect(piecesOf(await read(target.id))).toEqual([9])
  })

  it('the same position to two carts at the same time ends in one of them', async () => {
    for (let run = 0; run < 5; run++) {
      const [one, other] = [
        await buyer.call(savedCartEndpoints.create, { name: 'A' }),
        await buyer.call(savedCartEndpoints.create, { name: 'B' }),
      ]
      const { cartPositions: added } = await add({ quantity: 5 })
      const positionIds = [added.at(-1)?.id ?? '']
      const answers = await Promise.all(
        [one, other, one].map(({ id: targetCartId }) =>
          buyer.send('POST', '/api/cart/position/move', { positionIds, targetCartId }),
        ),
      )
      expect(answers.map(({ status }) => status)).not.toContain(500)
      const locked = [await read(one.id), await read(other.id)].flatMap((cart) => cart.cartPositions)
      expect(locked.map(({ id }) => id)).toEqual(positionIds)
    }
  })

  it('there and back at the same time loses and doubles nothing', async () => {
    await move(idsOf(1))
    await Promise.all([
      buyer.send('POST', '/api/cart/position/move', { positionIds: idsOf(2, 3), targetCartId: target.id }),
      buyer.send('POST', '/api/cart/position/move', { positionIds: idsOf(1), targetCartId: source.id }),
      buyer.send('PUT', '/api/cart/position', { positionId: idsOf(4)[0], comment: 'eilt' }),
    ])
    const all = [await read(source.id), await read(target.id)].flatMap(piecesOf)
    expect(all.toSorted()).toEqual([1, 2, 3, 4, 9])
  })

  it('and a simultaneous change loses nothing: it is changed in one of the carts', async () => {
    for (const quantity of [1, 2, 3, 4]) {
      const [positionId = ''] = idsOf(quantity)
      const [, changed] = await Promise.all([
        move([positionId]),
        buyer.send('PUT', '/api/cart/position', { positionId, commission: 'Form 7' }),
      ])
      const found = (await read(target.id)).cartPositions.find(({ id }) => id === positionId)
      expect(changed.status).toBe(200)
      expect(found?.commission).toBe('Form 7')
    }
  })
})

describe('copying', () => {
  it('appends copies and does not change the source', async () => {
    const groupId = await group(2, 4)
    const before = await read(source.id)
    const copied = await copy(idsOf(1, 4))
    expect(piecesOf(copied)).toEqual([9, 1, 2, 4])
    expect(copied.version).toBe(3)
    const [, single, first, second] = copied.cartPositions
    expect(single).toMatchObject({ comment: 'Nr. 1', groupId: null })
    expect(first?.groupId).toBe(second?.groupId)
    expect([null, groupId]).not.toContain(first?.groupId)
    expect(await read(source.id)).toEqual(before)
  })

  it('within a cart doubles positions', async () => {
    expect(piecesOf(await copy(idsOf(2), source.id))).toEqual([1, 2, 3, 4, 2])
  })
})
