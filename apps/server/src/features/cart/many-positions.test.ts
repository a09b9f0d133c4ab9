import { type Cart, cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
import { configuratorEndpoints } from '@normwerk/contract/configurator'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cartPositions } from '../../database/tables/carts.ts'
import { aCart, aCompany, aPart, aUser } from '../../testing/builders.ts'
import { nobodysId } from '../../testing/calls/call-empty.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let user: Awaited<ReturnType<typeof aUser>>
let buyer: Visitor
let articleId: string
/** Has four positions: a plain one, a group of two and a plain one. */
let cart: Cart

beforeAll(async () => {
  shop = await shareApp()
  company = await aCompany(shop.dependencies)
  articleId = (await aPart(shop.dependencies, 'AZH-3.2x160')).id
})
beforeEach(async () => {
  user = await aUser(shop.dependencies, company)
  buyer = await shop.signedIn(user)
  await add(1)
  await buyer.call(configuratorEndpoints.add, {
    articles: [{ articleNo: 'AZH-6x200' }, { articleNo: 'AZH-3.2x160-L147.25-T50' }],
    easyKatConfig: {},
    configurationName: 'Satz',
  })
  cart = await add(4)
})

const add = (quantity: number) => buyer.call(cartPositionEndpoints.add, { productDimensionId: articleId, quantity })
const read = (id = cart.id) => buyer.call(cartEndpoints.read, undefined, { params: { id } })
const remove = (positionIds: string[], cartId = cart.id, visitor = buyer) =>
  visitor.call(cartPositionEndpoints.removeMany, { cartId, positionIds })
const restore = (positionIds: string[], cartId = cart.id, visitor = buyer) =>
  visitor.call(cartPositionEndpoints.restoreMany, { cartId, positionIds })
const idsOf = ({ cartPositions: positions }: Cart) => positions.map(({ id }) => id)

describe('removing many positions', () => {
  it('removes the named ones, counts one change, and can be undone with their places and groups', async () => {
    const [first = '', second = '', third = '', fourth = ''] = idsOf(cart)
    const left = await remove([second, third, first])
    expect(left).toMatchObject({ positionCount: 1, version: cart.version + 1 })
    expect(idsOf(left)).toEqual([fourth])
    const back = await restore([first, second, third])
    expect(back).toEqual({ ...cart, version: cart.version + 2 })
  })

  it('may be repeated, and ignores removed positions', async () => {
    const [first = '', second = ''] = idsOf(cart)
    const ids = [first, first]
    expect((await remove(ids)).positionCount).toBe(3)
    expect((await remove([...ids, second])).positionCount).toBe(2)
    expect((await restore([...ids, second, second])).cartPositions).toEqual(cart.cartPositions)
    expect((await restore(ids)).cartPositions).toEqual(cart.cartPositions)
  })

  it('changes nothing if one of the positions is of another cart or of no cart', async () => {
    const [first = '', second = ''] = idsOf(cart)
    const other = await buyer.call(savedCartEndpoints.create, { name: 'Form 7', fromCartId: cart.id })
    const someone = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
    const foreign = await someone.call(cartPositionEndpoints.add, { productDimensionId: articleId, quantity: 1 })
    await remove([first])
    const before = await read()
    for (const id of [nobodysId, ...idsOf(other), ...idsOf(foreign)]) {
      const named = { cartId: cart.id, positionIds: [first, second, id] }
      for (const call of ['removeMany', 'restoreMany', 'changeMany'] as const) {
        const input = call === 'changeMany' ? { ...named, comment: 'eilt' } : named
        expect(await buyer.rejected(cartPositionEndpoints[call], input)).toMatchObject({ code: 'entryNotFound' })
      }
    }
    expect(await read()).toEqual(before)
    expect(await read(other.id)).toEqual(other)
    expect((await someone.call(cartEndpoints.readDefault)).cartPositions).toEqual(foreign.cartPositions)
  })

  it('removes a whole cart of 500 in eight statements, and restores it', async () => {
    const { id } = await aCart(shop.dependencies, user)
    const rows = Array.from({ length: 500 }, (_, index) => ({
      id: shop.dependencies.ids.next(),
      cartId: id,
      sortIndex: index + 1,
      positionType: 'Standard' as const,
      articleId,
      quantity: index + 1,
    }))
    await shop.dependencies.database.insert(cartPositions).values(rows)
    const whole = await read(id)
    const statements = await shop.statementsOf(async () => {
      expect((await remove(idsOf(whole), id)).positionCount).toBe(0)
    })
    expect(statements).toHaveLength(8)
    expect((await restore(idsOf(whole), id)).cartPositions).toEqual(whole.cartPositions)
  })

  it('loses nothing when two users do it at the same time', async () => {
    const [first = '', second = '', third = '', fourth = ''] = idsOf(cart)
    await Promise.all([remove([first, second]), remove([second, third]), remove([third, first])])
    const left = await read()
    expect(idsOf(left)).toEqual([fourth])
    expect(left.version).toBe(cart.version + 3)
  })

  it('is rejected for a reader, and the cart of another company does not exist', async () => {
    const sharedUser = await aUser(shop.dependencies, company, undefined, { passwordHash: 'none' })
    await buyer.call(savedCartEndpoints.share, { userIds: [sharedUser.id], right: 'read' }, { params: { id: cart.id } })
    const reader = await shop.signedIn(sharedUser)
    const otherCompanyUser = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
    const input = { cartId: cart.id, positionIds: idsOf(cart) }
    for (const endpoint of [cartPositionEndpoints.removeMany, cartPositionEndpoints.restoreMany]) {
      expect(await reader.rejected(endpoint, input)).toMatchObject({ status: 403, code: 'forbidden' })
      expect(await otherCompanyUser.rejected(endpoint, input)).toMatchObject({ status: 404, code: 'entryNotFound' })
    }
    expect((await read()).cartPositions).toEqual(cart.cartPositions)
  })

  it.each<[string, unknown, number]>([
    ['none', [], 400],
    ['too many', Array(10_001).fill(nobodysId), 400],
    ['no list', nobodysId, 400],
    ['null', null, 400],
    ['a number', [7], 400],
    ['what is no id', ["' or 1=1"], 404],
  ])('rejects %s', async (_, positionIds, status) => {
    const input = { cartId: cart.id, positionIds }
    expect(await buyer.rejected(cartPositionEndpoints.removeMany, input)).toMatchObject({ status })
    expect(await buyer.rejected(cartPositionEndpoints.restoreMany, input)).toMatchObject({ status })
    expect(await read()).toEqual(cart)
  })
})

describe('the same remarks for many positions', () => {
  const setRemarks = (input: object, visitor = buyer) =>
    visitor.call(cartPositionEndpoints.changeMany, { cartId: cart.id, positionIds: idsOf(cart), ...input })
  const remarksOf = ({ cartPositions: positions }: Cart) =>
    positions.map(({ commission, comment, customerOrderNumber }) => [commission, comment, customerOrderNumber])

  it('are set for the named positions and fields, and count one change', async () => {
    const [first = '', second = '', third = ''] = idsOf(cart)
    await setRemarks({ commission: 'Form 7', comment: 'eilt', customerOrderNumber: 'B-1' })
    const changed = await setRemarks({ positionIds: [third, first, first], commission: 'Form 8' })
    expect(remarksOf(changed)).toEqual([
      ['Form 8', 'eilt', 'B-1'],
      ['Form 7', 'eilt', 'B-1'],
      ['Form 8', 'eilt', 'B-1'],
      ['Form 7', 'eilt', 'B-1'],
    ])
    expect(changed).toMatchObject({ version: cart.version + 2 })
    const emptied = await setRemarks({
      positionIds: [second],
      commission: '',
      comment: '  ',
      customerOrderNumber: null,
    })
    expect(remarksOf(emptied)[1]).toEqual([null, null, null])
  })

  it('ignore removed positions', async () => {
    const [first = '', second = '', third = '', fourth = ''] = idsOf(cart)
    await remove([first])
    const changed = await setRemarks({ positionIds: [first, second], comment: 'eilt' })
    expect(idsOf(changed)).toEqual([second, third, fourth])
    expect(remarksOf(changed).map(([, comment]) => comment)).toEqual(['eilt', null, null])
    expect((await restore([first])).cartPositions[0]).toEqual(cart.cartPositions[0])
  })

  it('are written with two statements more than reading needs', async () => {
    const reading = await shop.statementsOf(() => read())
    const writing = await shop.statementsOf(() => setRemarks({ comment: 'eilt' }))
    expect(writing.length - reading.length).toBeLessThan(6)
    const fewer = await shop.statementsOf(() => setRemarks({ positionIds: idsOf(cart).slice(0, 1), comment: 'eilt' }))
    expect(writing).toHaveLength(fewer.length)
  })

  it('of two simultaneous calls both stay', async () => {
    await Promise.all([setRemarks({ commission: 'Form 7' }), setRemarks({ comment: 'eilt' })])
    const both = await read()
    expect(remarksOf(both)).toEqual(cart.cartPositions.map(() => ['Form 7', 'eilt', null]))
    expect(both.version).toBe(cart.version + 2)
  })

  it('are rejected for a reader, and the cart of another company does not exist', async () => {
    const sharedUser = await aUser(shop.dependencies, company, undefined, { passwordHash: 'none' })
    await buyer.call(savedCartEndpoints.share, { userIds: [sharedUser.id], right: 'read' }, { params: { id: cart.id } })
    const reader = await shop.signedIn(sharedUser)
    const otherCompanyUser = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
    const input = { cartId: cart.id, positionIds: idsOf(cart), comment: 'x' }
    expect(await reader.rejected(cartPositionEndpoints.changeMany, input)).toMatchObject({
      status: 403,
      code: 'forbidden',
    })
    expect(await otherCompanyUser.rejected(cartPositionEndpoints.changeMany, input)).toMatchObject({ status: 404 })
    expect((await read()).cartPositions).toEqual(cart.cartPositions)
  })

  it.each<[string, object]>([
    ['no remark', {}],
    ['no position', { positionIds: [], comment: 'x' }],
    ['a quantity', { quantity: 2, comment: 'x' }],
    ['a remark too long', { commission: 'x'.repeat(61) }],
    ['a number for a remark', { comment: 7 }],
    ['a remark that cannot be stored', { comment: '\u0000' }],
  ])('are rejected with %s', async (_, fields) => {
    const input = { cartId: cart.id, positionIds: idsOf(cart), ...fields }
    expect(await buyer.rejected(cartPositionEndpoints.changeMany, input)).toMatchObject({ status: 400 })
    expect(await read()).toEqual(cart)
  })
})
