import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { cartPositions, carts } from '../../database/tables/carts.ts'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import type { Request } from '../../testing/network/transport.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Answer } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'

type Method = Request['method']

let shop: TestApp

beforeAll(async () => {
  shop = await shareApp()
})

const configuration = { articles: [{ articleNo: 'AZH-12x250' }], easyKatConfig: {}, configurationName: 'Satz' }

/** Calls that change a position, and what the position is then. */
const edits: [string, (positionId: string, articleId: string) => [Method, string, unknown?], object[]][] = [
  [
    'a change of the quantity',
    (positionId) => ['PUT', '/api/cart/position', { positionId, quantity: 7 }],
    [{ quantity: 7 }],
  ],
  ['a remark', (positionId) => ['PUT', '/api/cart/position', { positionId, comment: 'eilt' }], [{ comment: 'eilt' }]],
  [
    'another part',
    (replacePositionId, productDimensionId) => [
      'PUT',
      '/api/cart/position/replace',
      { replacePositionId, productDimensionId },
    ],
    [{ articleNo: 'AZH-8x250' }],
  ],
  ['a removal', (positionId) => ['DELETE', `/api/cart/position/${positionId}`], []],
  [
    'an undone removal',
    (positionId) => ['POST', '/api/cart/position/restore', { positionId }],
    [{ articleNo: 'AZH-6x200' }],
  ],
  [
    'a configuration',
    (replacePositionId) => ['PUT', '/api/cart/configurator/replace', { ...configuration, replacePositionId }],
    [{ articleNo: 'AZH-12x250', configurationName: 'Satz' }],
  ],
]

test.each(edits)(
  '%s that waits while its position is moved is made in the other cart',
  async (_, request, expected) => {
    const { id: articleId } = await aPart(shop.dependencies, 'AZH-8x250')
    const { buyer, to, positionId, whileMoved } = await aBuyerWithTwoCarts()
    const answer = await whileMoved(() => buyer.send(...request(positionId, articleId)))
    expect(answer).toMatchObject({ status: 200 })
    expect(JSON.parse(answer.text).id).toBe(to.id)
    const moved = await buyer.call(cartEndpoints.read, undefined, { params: { id: to.id } })
    expect(moved.version).toBe(to.version + 1)
    expect(moved.cartPositions).toMatchObject(expected)
  },
)

test('a position that is moved meanwhile can be moved further', async () => {
  const { buyer, to, positionId, whileMoved } = await aBuyerWithTwoCarts()
  const third = await buyer.call(savedCartEndpoints.create, { name: 'Drittes' })
  const move = { positionIds: [positionId], targetCartId: third.id }
  expect(await whileMoved(() => buyer.send('POST', '/api/cart/position/move', move))).toMatchObject({ status: 200 })
  const last = await buyer.call(cartEndpoints.read, undefined, { params: { id: third.id } })
  expect(last.cartPositions.map(({ id }) => id)).toEqual([positionId])
  const left = await buyer.call(cartEndpoints.read, undefined, { params: { id: to.id } })
  expect(left).toMatchObject({ version: to.version + 1, cartPositions: [] })
})

async function aBuyerWithTwoCarts() {
  const { database } = shop.dependencies
  const buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
  const to = await buyer.call(savedCartEndpoints.create, { name: 'Ziel' })
  const from = await buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: 'AZH-6x200' })
  const positionId = from.cartPositions[0]?.id ?? ''

  /** Makes a call that waits for the cart while its position is moved to the other one. */
  async function whileMoved(send: () => Promise<Answer>): Promise<Answer> {
    const { waiting } = await database.transaction(async (db) => {
      await db.select().from(carts).where(eq(carts.id, from.id)).for('update')
      const waiting = send()
      await waitForLocked(1)
      await db.update(cartPositions).set({ cartId: to.id }).where(eq(cartPositions.cartId, from.id))
      return { waiting }
    })
    return waiting
  }
  return { buyer, to, positionId, whileMoved }
}

function waitForLocked(count: number): Promise<void> {
  return waitFor(async () => {
    const { rows } = await shop.dependencies.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    expect(rows).toHaveLength(count)
  })
}

test('copying fails if one of the positions is removed while the cart is read', async () => {
  const { database } = shop.dependencies
  const buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
  for (const articleNo of ['AZH-8x250', 'AZH-2x100']) {
    await buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: articleNo })
  }
  const { cartPositions: filled } = await buyer.call(cartEndpoints.readDefault)
  const { id: targetCartId } = await buyer.call(savedCartEndpoints.create, { name: 'Ziel' })
  const [first = '', second = ''] = filled.map(({ id }) => id)

  const copying = await database.transaction(async (db) => {
    // The positions are found, but their articles are not read yet.
    await db.execute('lock table articles in access exclusive mode')
    const waiting = buyer.send('POST', '/api/cart/position/move', {
      positionIds: [first, second],
      targetCartId,
      copy: true,
    })
    await waitForLocked(1)
    await db.update(cartPositions).set({ deletedAt: new Date() }).where(eq(cartPositions.id, second))
    return { waiting }
  })

  expect(JSON.parse((await copying.waiting).text)).toMatchObject({ status: 404, code: 'entryNotFound' })
  const target = await buyer.call(cartEndpoints.read, undefined, { params: { id: targetCartId } })
  expect(target.cartPositions).toEqual([])
})
