import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { cartPositions } from '../../database/tables/cart-positions.ts'
import { carts } from '../../database/tables/carts.ts'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import { waitFor } from '../../testing/wait-for.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await shareApp()
})

test('an edit that waits while its position is moved is made in the other cart', async () => {
  const { database, pool } = shop.dependencies
  const buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
  const { id: productDimensionId } = await aPart(shop.dependencies, 'AZH-6x200')
  const from = await buyer.call(cartEndpoints.readDefault)
  const to = await buyer.call(savedCartEndpoints.create, { name: 'Ziel' })
  const third = await buyer.call(savedCartEndpoints.create, { name: 'Drittes' })
  const articleNos = ['AZH-8x250', 'AZH-3.2x160', 'AZH-2x100', 'AZH-4x125', 'AZH-5x125', 'AZH-6x200', 'AZH-10x250']
  for (const articleNo of articleNos) await buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: articleNo })
  const filled = await buyer.call(cartEndpoints.read, undefined, { params: { id: from.id } })
  const ids = filled.cartPositions.map(({ id }) => id)
  const configuration = { articles: [{ articleNo: 'AZH-12x250' }], easyKatConfig: {}, configurationName: 'Satz' }

  const edits = await database.transaction(async (db) => {
    await db.select().from(carts).where(eq(carts.id, from.id)).for('update')
    const waiting = [
      buyer.send('PUT', '/api/cart/position', { positionId: ids[0], quantity: 7 }),
      buyer.send('PUT', '/api/cart/position', { positionId: ids[1], comment: 'eilt' }),
      buyer.send('PUT', '/api/cart/position/replace', { replacePositionId: ids[2], productDimensionId }),
      buyer.send('DELETE', `/api/cart/position/${ids[3]}`),
      buyer.send('POST', '/api/cart/position/restore', { positionId: ids[4] }),
      buyer.send('PUT', '/api/cart/configurator/replace', { ...configuration, replacePositionId: ids[5] }),
      buyer.send('POST', '/api/cart/position/move', { positionIds: [ids[6]], targetCartId: third.id }),
    ]
    await waitFor(async () => {
      const { rows } = await pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
      expect(rows).toHaveLength(waiting.length)
    })
    await db.update(cartPositions).set({ cartId: to.id }).where(eq(cartPositions.cartId, from.id))
    return waiting
  })

  const answers = await Promise.all(edits)
  expect(answers.map(({ status, text }) => (status === 200 ? 200 : text))).toEqual(edits.map(() => 200))
  expect(answers.slice(0, -1).map(({ text }) => JSON.parse(text).id)).toEqual(edits.slice(1).map(() => to.id))
  const moved = await buyer.call(cartEndpoints.read, undefined, { params: { id: to.id } })
  expect(moved.version).toBe(to.version + 7)
  expect(moved.cartPositions).toMatchObject([
    { id: ids[0], quantity: 7 },
    { id: ids[1], comment: 'eilt' },
    { id: ids[2], articleNo: 'AZH-6x200' },
    { id: ids[4] },
    { articleNo: 'AZH-12x250', configurationName: 'Satz' },
  ])
  const last = await buyer.call(cartEndpoints.read, undefined, { params: { id: third.id } })
  expect(last.cartPositions.map(({ id }) => id)).toEqual([ids[6]])
})

test('copying fails if one of the positions is removed while the cart is read', async () => {
  const { database, pool } = shop.dependencies
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
    await waitFor(async () => {
      const { rows } = await pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
      expect(rows).toHaveLength(1)
    })
    await db.update(cartPositions).set({ deletedAt: new Date() }).where(eq(cartPositions.id, second))
    return { waiting }
  })

  expect(JSON.parse((await copying.waiting).text)).toMatchObject({ status: 404, code: 'entryNotFound' })
  const target = await buyer.call(cartEndpoints.read, undefined, { params: { id: targetCartId } })
  expect(target.cartPositions).toEqual([])
})
