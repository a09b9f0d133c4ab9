import { type Cart, cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
import { orderEndpoints } from '@normwerk/contract/order'
import type { Role } from '@normwerk/contract/permissions'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { articles } from '../../database/tables/articles.ts'
import type { users } from '../../database/tables/users.ts'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { changesOf, ownersCallsOf } from '../../testing/calls/cart-calls.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

type User = Awaited<ReturnType<typeof aUser>>

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
  const user = await person({ firstName: 'Otto', lastName: 'Owner' })
  ownerId = user.id
  owner = await shop.signedIn(user)
  const colleague = await person({ firstName: 'Gerda', lastName: 'Gast' })
  sharedUserId = colleague.id
  sharedUser = await shop.signedIn(colleague)
  const { id } = await owner.call(savedCartEndpoints.create, { name: 'Form 118' })
  cart = await add(owner, id)
})

function person(fields: Partial<typeof users.$inferInsert> = {}, roles?: Role[], of: { id: string } = company) {
  return aUser(shop.dependencies, of, roles, { passwordHash: 'none', ...fields })
}
const add = (visitor: Visitor, cartId: string, quantity = 1) =>
  visitor.call(cartPositionEndpoints.add, { productDimensionId: pin.id, cartId, quantity })
const share = (right: 'read' | 'edit', userIds = [sharedUserId], id = cart.id) =>
  owner.call(savedCartEndpoints.share, { userIds, right }, { params: { id } })
const read = (visitor: Visitor, id = cart.id) => visitor.call(cartEndpoints.read, undefined, { params: { id } })
const at = (id: string) => ({ params: { id } })

describe('a shared cart', () => {
  it('is listed after the own ones, with its owner and the right to it', async () => {
    const own = await sharedUser.call(savedCartEndpoints.create, { name: 'Eigener' })
    await share('edit')
    const list = await sharedUser.call(cartEndpoints.list)
    expect(list.map(({ name, right, default: isDefault }) => [name, right, isDefault])).toEqual([
      ['Warenkorb', 'own', true],
      [own.name, 'own', false],
      ['Form 118', 'edit', false],
    ])
    expect(list[2]).toMatchObject({ owner: { id: ownerId, name: 'Otto Owner' }, positionCount: 1 })
    expect(list.slice(0, 2).map((listed) => listed.owner)).toEqual([null, null])
  })

  it('shows its shared users to the owner alone', async () => {
    const third = await person({ firstName: 'Anna', lastName: 'Dritt' })
    const shared = await share('read', [sharedUserId, third.id, sharedUserId])
    const names = [
      { userId: third.id, name: 'Anna Dritt', right: 'read' },
      { userId: sharedUserId, name: 'Gerda Gast', right: 'read' },
    ]
    expect(shared).toMatchObject({ right: 'own', owner: null, sharedWith: names, version: cart.version })
    expect((await read(owner)).sharedWith).toEqual(names)
    expect(await read(sharedUser)).toMatchObject({ right: 'read', sharedWith: [], owner: { id: ownerId } })
  })

  it('can be read and copied with the right to read, but not changed', async () => {
    await share('read')
    for (const [endpoint, input, parts] of changesOf(cart)) {
      const problem = await sharedUser.rejected(endpoint, input, parts)
      expect(problem, endpoint.route).toMatchObject({ status: 403, code: 'forbidden' })
    }
    const { id: target } = await sharedUser.call(cartEndpoints.readDefault)
    const positionIds = cart.cartPositions.map(({ id }) => id)
    const moving = await sharedUser.rejected(savedCartEndpoints.movePositions, { positionIds, targetCartId: target })
    expect(moving).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await read(owner)).toMatchObject({ version: cart.version, cartPositions: cart.cartPositions })
    await sharedUser.call(savedCartEndpoints.movePositions, { positionIds, targetCartId: target, copy: true })
    expect((await sharedUser.call(cartEndpoints.readDefault)).positionCount).toBe(1)
    const copy = await sharedUser.call(savedCartEndpoints.create, { name: 'Meiner', fromCartId: cart.id })
    expect(copy).toMatchObject({ right: 'own', positionCount: 1 })
    const shipping = { cartId: cart.id, deliveryType: 'StandardDelivery' as const }
    expect((await sharedUser.call(orderEndpoints.shipping, shipping)).shippingCosts).not.toBe('')
  })

  it('can be changed with the right to edit, by owner and shared user in turn', async () => {
    await share('edit')
    for (const [endpoint, input, parts] of changesOf(cart)) {
      const current = await read(owner)
      if (current.positionCount === 0)
        await sharedUser.send('POST', '/api/cart/position/restore', changesOf(cart)[7][1])
      const { status, text } = await send(sharedUser, endpoint.route, input, parts?.params.id)
      expect(status, `${endpoint.route}: ${text}`).toBe(200)
      expect(JSON.parse(text)).toMatchObject({ id: cart.id, right: 'edit', sharedWith: [] })
    }
    await add(owner, cart.id)
    const { id: target } = await sharedUser.call(cartEndpoints.readDefault)
    const positionIds = (await read(sharedUser)).cartPositions.map(({ id }) => id)
    await sharedUser.call(savedCartEndpoints.movePositions, { positionIds, targetCartId: target })
    expect((await read(owner)).positionCount).toBe(0)
  })

  it('can be ordered, deleted, handed over, shared and chosen by its owner alone', async () => {
    const third = await person()
    for (const right of ['read', 'edit'] as const) {
      await share(right)
      for (const [endpoint, input, parts] of ownersCallsOf(cart, third.id)) {
        const problem = await sharedUser.rejected(endpoint, input, parts)
        expect(problem, endpoint.route).toMatchObject({ status: 403, code: 'forbidden' })
      }
    }
    const { sharedWith, ...kept } = await read(owner)
    expect(cart).toMatchObject(kept)
  })

  it('may be the default cart of its owner, but not of the shared user', async () => {
    const { id } = await owner.call(cartEndpoints.readDefault)
    await share('edit', [sharedUserId], id)
    expect(await read(sharedUser, id)).toMatchObject({ default: false, right: 'edit' })
    const list = await sharedUser.call(cartEndpoints.list)
    expect(list.map((listed) => [listed.right, listed.default])).toEqual([
      ['own', true],
      ['edit', false],
    ])
  })

  it('does not exist for other colleagues', async () => {
    await share('edit')
    const third = await person()
    const otherCompanyUser = await shop.signedIn(third)
    for (const [endpoint, input, parts] of [...changesOf(cart), ...ownersCallsOf(cart, sharedUserId)]) {
      const problem = await otherCompanyUser.rejected(endpoint, input, parts)
      expect(problem, endpoint.route).toMatchObject({ status: 404, code: 'entryNotFound' })
    }
    expect(await otherCompanyUser.rejected(cartEndpoints.read, undefined, at(cart.id))).toMatchObject({ status: 404 })
  })

  it('is read with as many statements as an own one', async () => {
    await share('read')
    const statements = await shop.statementsOf(() => read(sharedUser))
    expect(statements).toHaveLength(3)
    await sharedUser.call(cartEndpoints.list)
    expect(await shop.statementsOf(() => sharedUser.call(cartEndpoints.list))).toHaveLength(3)
  })
})

describe('sharing again', () => {
  it('replaces the previous shares', async () => {
    const third = await person()
    await share('edit')
    await share('read', [third.id])
    expect(await sharedUser.rejected(cartEndpoints.read, undefined, at(cart.id))).toMatchObject({ status: 404 })
    expect((await share('edit', [])).sharedWith).toEqual([])
    const other = await shop.signedIn(third)
    expect((await other.call(cartEndpoints.list)).map(({ right }) => right)).toEqual(['own'])
  })

  it('gives each user their own right, before the right of all', async () => {
    const third = await person({ firstName: 'Anna', lastName: 'Dritt' })
    const requested = {
      userIds: [sharedUserId],
      right: 'edit' as const,
      shares: [{ userId: third.id, right: 'read' as const }],
    }
    const { sharedWith } = await owner.call(savedCartEndpoints.share, requested, at(cart.id))
    expect(sharedWith.map(({ name, right }) => [name, right])).toEqual([
      ['Anna Dritt', 'read'],
      ['Gerda Gast', 'edit'],
    ])
    const listed = (await owner.call(cartEndpoints.list)).find(({ id }) => id === cart.id)
    expect(listed?.sharedWith).toEqual(sharedWith)
    const turned = {
      userIds: [sharedUserId],
      right: 'edit' as const,
      shares: [{ userId: sharedUserId, right: 'read' as const }],
    }
    const again = await owner.call(savedCartEndpoints.share, turned, at(cart.id))
    expect(again.sharedWith.map(({ name, right }) => [name, right])).toEqual([['Gerda Gast', 'read']])
  })

  it.each([
    ['of another company', () => aCompany(shop.dependencies).then((others) => person({}, undefined, others))],
    ['without carts', () => person({}, ['ORDER'])],
    ['who is locked', () => person({ locked: true })],
    ['who is disabled', () => person({ enabled: false })],
    ['who is deleted', () => person({ deletedAt: new Date() })],
    ['who was only invited', () => person({ passwordHash: null })],
    ['who is the owner', () => Promise.resolve({ id: ownerId })],
    ['whom nobody knows', () => Promise.resolve({ id: shop.dependencies.ids.next() })],
  ])('finds nobody %s, and then shares with none', async (_, somebody: () => Promise<Pick<User, 'id'>>) => {
    const { id } = await somebody()
    const problem = await owner.rejected(
      savedCartEndpoints.share,
      { userIds: [sharedUserId, id], right: 'read' },
      at(cart.id),
    )
    expect(problem).toMatchObject({ status: 404, code: 'entryNotFound' })
    expect((await read(owner)).sharedWith).toEqual([])
    expect((await owner.call(savedCartEndpoints.listColleagues)).map(({ userId }) => userId)).toEqual([sharedUserId])
  })

  it('offers the colleagues by name, with whether they may order', async () => {
    await person({ firstName: 'Ärne', lastName: 'Aal' }, ['SHOP_USER'])
    const colleagues = await owner.call(savedCartEndpoints.listColleagues)
    expect(colleagues.map(({ name, mayOrder }) => [name, mayOrder])).toEqual([
      ['Ärne Aal', false],
      ['Gerda Gast', true],
    ])
  })
})

function send(visitor: Visitor, route: string, input: unknown, id = '') {
  const [method, path = ''] = route.split(' ')
  return visitor.send(method === 'PUT' || method === 'DELETE' ? method : 'POST', path.replace('{id}', id), input)
}
