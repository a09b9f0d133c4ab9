import { type Cart, cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
import { shopUserEndpoints } from '@normwerk/contract/company/shop-user'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { articles } from '../../database/tables/articles.ts'
import { cartPositions, cartShares, carts } from '../../database/tables/carts.ts'
import { users } from '../../database/tables/users.ts'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { changesOf, ownersCallsOf } from '../../testing/calls/cart-calls.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'

let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let owner: Visitor
let ownerId: string
let sharedUser: Visitor
let sharedUserId: string
let pin: typeof articles.$inferSelect
/** The owner's, beside the default cart, with one position. */
let cart: Cart

beforeAll(async () => {
  shop = await shareApp()
  pin = await aPart(shop.dependencies, 'AZH-3.2x160')
})
beforeEach(async () => {
  company = await aCompany(shop.dependencies)
  ownerId = await person()
  owner = await shop.signedIn({ id: ownerId })
  sharedUserId = await person()
  sharedUser = await shop.signedIn({ id: sharedUserId })
  const { id } = await owner.call(savedCartEndpoints.create, { name: 'Form 118' })
  cart = await add(owner, id)
})

const person = async () => (await aUser(shop.dependencies, company, undefined, { passwordHash: 'none' })).id
const add = (visitor: Visitor, cartId: string, quantity = 1) =>
  visitor.call(cartPositionEndpoints.add, { productDimensionId: pin.id, cartId, quantity })
const at = (id: string) => ({ params: { id } })
const share = (right: 'read' | 'edit', userIds = [sharedUserId]) =>
  owner.call(savedCartEndpoints.share, { userIds, right }, at(cart.id))
const read = (visitor: Visitor) => visitor.call(cartEndpoints.read, undefined, at(cart.id))

describe('when a user moves to another company', () => {
  const moveTo = async (userId: string, customerNumber: string) => {
    const staff = await shop.signedIn(await aUser(shop.dependencies, null))
    await staff.call(shopUserEndpoints.changeCompany, { userId, customerNumber })
  }

  it.each(['owner', 'sharedUser'])('the %s: the share is deleted, even if the user returns', async (who) => {
    const others = await aCompany(shop.dependencies)
    const userId = who === 'owner' ? ownerId : sharedUserId
    await share('edit')
    await moveTo(userId, others.customerNumber)
    await moveTo(userId, company.customerNumber)
    expect(await shop.dependencies.database.$count(cartShares, eq(cartShares.cartId, cart.id))).toBe(0)
  })

  it.each(['owner', 'sharedUser'])('the %s: sharing at the same moment leaves nothing behind', async (who) => {
    const others = await aCompany(shop.dependencies)
    const staff = await shop.signedIn(await aUser(shop.dependencies, null))
    const userId = who === 'owner' ? ownerId : sharedUserId
    const [shared, moved] = await Promise.all([
      owner.send('PUT', `/api/cart/${cart.id}/share`, { userIds: [sharedUserId], right: 'edit' }),
      staff.send('PUT', '/api/global-admin/user/change-company', { userId, customerNumber: others.customerNumber }),
    ])
    expect(moved.status).toBe(200)
    expect([200, 401, 404]).toContain(shared.status)
    expect(await shop.dependencies.database.$count(cartShares, eq(cartShares.cartId, cart.id))).toBe(0)
  })

  it.each(['owner', 'sharedUser'])('the %s: a share row that was left behind gives no access', async (who) => {
    const others = await aCompany(shop.dependencies)
    await share('edit')
    await shop.dependencies.database
      .update(users)
      .set({ companyId: others.id })
      .where(eq(users.id, who === 'owner' ? ownerId : sharedUserId))
    for (const [endpoint, input, parts] of [...changesOf(cart), ...ownersCallsOf(cart, sharedUserId)]) {
      const problem = await sharedUser.rejected(endpoint, input, parts)
      expect(problem, endpoint.route).toMatchObject({ status: 404, code: 'entryNotFound' })
    }
    expect(await sharedUser.rejected(cartEndpoints.read, undefined, at(cart.id))).toMatchObject({ status: 404 })
    expect((await sharedUser.call(cartEndpoints.list)).map(({ right }) => right)).toEqual(['own'])
    expect((await read(owner)).sharedWith).toEqual([])
  })
})

describe('a shared user who cannot sign in', () => {
  const lock = (userId: string) =>
    shop.dependencies.database.update(users).set({ locked: true }).where(eq(users.id, userId))

  it('is not listed and not offered, and causes no error', async () => {
    const third = await person()
    await share('edit', [sharedUserId, third])
    await lock(sharedUserId)
    expect((await read(owner)).sharedWith.map(({ userId }) => userId)).toEqual([third])
    const offered = await owner.call(savedCartEndpoints.listColleagues)
    expect(offered.map(({ userId }) => userId)).toEqual([third])
    expect((await share('read', [sharedUserId, third])).sharedWith).toMatchObject([{ userId: third, right: 'read' }])
    await shop.dependencies.database.update(users).set({ locked: false }).where(eq(users.id, sharedUserId))
    expect((await read(owner)).sharedWith).toHaveLength(2)
    expect(await read(sharedUser)).toMatchObject({ right: 'read' })
  })

  it('cannot be added again, and the answer names the user', async () => {
    const third = await person()
    await lock(third)
    const input = { userIds: [sharedUserId, third], right: 'read' as const }
    const fieldError = [{ code: 'entryNotFound' }]
    const problem = await owner.rejected(savedCartEndpoints.share, input, at(cart.id))
    expect(problem).toMatchObject({ status: 404, code: 'entryNotFound', fields: { 'userIds.1': fieldError } })
    const named = { userIds: [], right: 'read', shares: [{ userId: third, right: 'edit' }] }
    const other = await owner.rejected(savedCartEndpoints.share, named, at(cart.id))
    expect(other.fields).toEqual({ 'shares.0.userId': fieldError })
    expect((await read(owner)).sharedWith).toEqual([])
  })
})

describe('two users of one cart', () => {
  it('lose no changes of each other', async () => {
    await share('edit')
    const positionId = cart.cartPositions[0]?.id ?? ''
    await Promise.all([
      owner.call(cartPositionEndpoints.change, { positionId, quantity: 7 }),
      sharedUser.call(cartPositionEndpoints.change, { positionId, comment: 'eilt' }),
      owner.call(cartPositionEndpoints.change, { positionId, commission: 'Form 7' }),
      sharedUser.call(cartEndpoints.change, { cartId: cart.id, commission: 'Form 12' }),
      owner.call(cartEndpoints.change, { cartId: cart.id, name: 'Form 119' }),
      ...[2, 3, 4].map((quantity) => add(quantity === 3 ? owner : sharedUser, cart.id, quantity)),
    ])
    const after = await read(sharedUser)
    expect(after).toMatchObject({ name: 'Form 119', commission: 'Form 12', version: cart.version + 8 })
    expect(after.cartPositions[0]).toMatchObject({ quantity: 7, comment: 'eilt', commission: 'Form 7' })
    expect(after.cartPositions.map(({ quantity }) => quantity).toSorted()).toEqual([2, 3, 4, 7])
  })

  it('lose a withdrawn right with the next call', async () => {
    await share('edit')
    const edits = Array.from({ length: 6 }, (_, index) =>
      sharedUser.send('PUT', '/api/cart', { cartId: cart.id, comment: `Nr. ${index}` }),
    )
    await Promise.all([...edits, share('read')])
    for (const { status } of await Promise.all(edits)) expect([200, 403]).toContain(status)
    const { comment } = await read(owner)
    expect(await sharedUser.rejected(cartEndpoints.change, { cartId: cart.id, comment: 'zu spät' })).toMatchObject({
      status: 403,
    })
    await share('read', [])
    expect(await sharedUser.rejected(cartEndpoints.change, { cartId: cart.id, comment: 'zu spät' })).toMatchObject({
      status: 404,
    })
    expect((await read(owner)).comment).toBe(comment)
  })

  it('an edit that waits does not follow its position into a cart that is not shared', async () => {
    await share('edit')
    const { database, pool } = shop.dependencies
    const own = await owner.call(cartEndpoints.readDefault)
    const positionId = cart.cartPositions[0]?.id ?? ''
    const edits = await database.transaction(async (db) => {
      await db.select().from(carts).where(eq(carts.id, cart.id)).for('update')
      const waiting = [
        sharedUser.send('PUT', '/api/cart/position', { positionId, quantity: 7 }),
        sharedUser.send('PUT', '/api/cart/position', { positionId, comment: 'eilt' }),
        sharedUser.send('DELETE', `/api/cart/position/${positionId}`),
        sharedUser.send('POST', '/api/cart/position/restore', { positionId }),
      ]
      await waitFor(async () => {
        const { rows } = await pool.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
        expect(rows).toHaveLength(waiting.length)
      })
      await db.update(cartPositions).set({ cartId: own.id }).where(eq(cartPositions.id, positionId))
      return waiting
    })
    expect((await Promise.all(edits)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
    const { cartPositions: moved } = await owner.call(cartEndpoints.readDefault)
    expect(moved).toMatchObject([{ id: positionId, quantity: 1, comment: null }])
  })
})
