import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withClient } from '../../database/connections.ts'
import { idempotencyKeys } from '../../database/tables/sessions.ts'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { injectInto } from '../../testing/network/transport.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { createVisitor, type Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let userId: string
let buyer: Visitor
let pinId: string

beforeAll(async () => {
  shop = await startApp()
  pinId = (await aPart(shop.dependencies, 'AZH-6x200')).id
})
afterAll(() => shop.stop())
beforeEach(async () => {
  const user = await aUser(shop.dependencies, await aCompany(shop.dependencies))
  userId = user.id
  buyer = await shop.signedIn(user)
})

const headers = { 'idempotency-key': 'add-1' }
const add = (input: object = {}) =>
  buyer.call(cartPositionEndpoints.add, { productDimensionId: pinId, ...input }, { headers })
const readCart = () => buyer.call(cartEndpoints.readDefault)

describe('a position is added once', () => {
  it('by calls with the same key, one after the other, and the repeated call gets the cart', async () => {
    const first = await add()
    expect(await add()).toEqual(first)
    expect(await readCart()).toEqual(first)
  })

  it('by ten simultaneous calls with the same key', async () => {
    const carts = await Promise.all(Array.from({ length: 10 }, () => add()))
    expect(new Set(carts.map(({ id }) => id)).size).toBe(1)
    expect(await readCart()).toMatchObject({ positionCount: 1, version: 2 })
  })

  it('also by calls that two servers get', { tags: ['release'] }, async () => {
    const other = await startApp({ database: { ...shop, drop: async () => undefined } })
    const there = createVisitor(injectInto(other.app), Object.fromEntries(buyer.cookies))
    await Promise.all([add(), there.call(cartPositionEndpoints.add, { productDimensionId: pinId }, { headers })])
    expect((await readCart()).positionCount).toBe(1)
    await other.stop()
  })

  it('and the same key with another body is a conflict', async () => {
    await add()
    const input = { productDimensionId: pinId, quantity: 2 }
    const problem = await buyer.rejected(cartPositionEndpoints.add, input, { headers })
    expect(problem).toMatchObject({ status: 409, code: 'idempotencyConflict' })
    expect((await readCart()).positionCount).toBe(1)
  })

  it('and the repeated call is no error to PostgreSQL, whose log would have the ids of the user', async () => {
    await add()
    await add()
    const { rows } = await withClient(shop.databaseUrl, (owner) => owner.query('show data_directory'))
    const log = await readFile(join(rows[0].data_directory, 'server.log'), 'utf8')
    expect(log).not.toContain(userId)
  })

  it('and a rejected call does not take its key', async () => {
    const input = { productDimensionId: pinId, changedLength: 1 }
    await buyer.rejected(cartPositionEndpoints.add, input, { headers })
    expect((await add()).positionCount).toBe(1)
  })
})

it('adding a position takes four round trips with its key, of which it stores only the cart', async () => {
  const { id: cartId } = await add()
  headers['idempotency-key'] = 'add-2'
  const trips = await shop.roundTripsOf(() => add())
  expect(trips.map((statements) => statements.length)).toEqual([1, 4, 3, 2])
  expect(trips[1]?.[0]).toBe('begin')
  expect(trips[1]?.[1]).toContain('insert into "idempotency_keys"')
  const [kept] = await shop.dependencies.database
    .select({ answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, 'add-2'))
  expect(kept).toEqual({ answer: { id: cartId } })
})

it('and no more for a cart with many positions', async () => {
  const { id: cartId } = await add()
  for (let count = 0; count < 5; count++) {
    headers['idempotency-key'] = `many-${count}`
    await add({ cartId })
  }
  headers['idempotency-key'] = 'last'
  expect(await shop.roundTripsOf(() => add({ cartId }))).toHaveLength(4)
})
