import { giveMachining } from '@normwerk/contract/asked-options'
import { type Cart, cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
import { configuratorEndpoints } from '@normwerk/contract/configurator'
import { orderEndpoints } from '@normwerk/contract/order'
import { noOptions } from '@normwerk/parts/configured-part'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cartPositions, configurations } from '../../database/tables/carts.ts'
import { orderPositions } from '../../database/tables/orders.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const unmachined = giveMachining(noOptions)

let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let buyer: Visitor

beforeAll(async () => {
  shop = await shareApp()
  company = await aCompany(shop.dependencies)
})
beforeEach(async () => {
  buyer = await shop.signedIn(await aUser(shop.dependencies, company))
})

const settings = { plate: { width: 156, height: 196 }, rows: [[1, null, true], 'Ø', '\u0001', '\ud83d\ude00'], '': {} }
const configuration = {
  articles: [
    { articleNo: 'AZH-6x200', quantity: 4 },
    { articleNo: 'azh-3,2x160-L147.25-T50-C31', quantity: null, changedLength: 147.25 },
    { articleNo: 'AZH-3.2x160', changedLength: 100.5 },
  ],
  easyKatConfig: settings,
  configurationName: ' Auswerfersatz ',
}
const add = (input: object = {}, visitor = buyer) =>
  visitor.call(configuratorEndpoints.add, { ...configuration, ...input })
const plain = (quantity = 1) => buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: 'AZH-8x250', quantity })
const read = (id: string, visitor = buyer) => visitor.call(configuratorEndpoints.read, undefined, { params: { id } })
const groupAt = ({ cartPositions: positions }: Cart, index: number) => positions[index]?.groupId ?? ''
const idAt = ({ cartPositions: positions }: Cart, index: number) => positions[index]?.id ?? ''

describe('adding a configuration', () => {
  it('appends its articles as one group of positions to the default cart', async () => {
    const before = await plain()
    const cart = await add()
    expect(cart).toMatchObject({ id: before.id, version: before.version + 1, positionCount: 4 })
    const [, ...group] = cart.cartPositions
    expect(group).toMatchObject([
      { articleNo: 'AZH-6x200', quantity: 4, changedLength: null },
      { articleNo: 'AZH-3.2x160-L147.25-T50-C31', quantity: 1, changedLength: 147.25, isThreeOne: true },
      { articleNo: 'AZH-3.2x160-L100.5-T100', quantity: 1, changedLength: 100.5 },
    ])
    for (const position of group) {
      expect(position).toMatchObject({
        positionType: 'Configurator',
        configurationName: 'Auswerfersatz',
        changes: null,
      })
      expect(position.groupId).toBe(groupAt(cart, 1))
    }
  })

  it('appends to the named cart, also to a colleague’s cart with the right to edit', async () => {
    const cart = await buyer.call(savedCartEndpoints.create, { name: 'Form 7' })
    expect(await add({ optionalCartId: cart.id })).toMatchObject({ id: cart.id, positionCount: 3 })
    const colleague = await aUser(shop.dependencies, company, undefined, { passwordHash: 'none' })
    const sharedUser = await shop.signedIn(colleague)
    const at = { params: { id: cart.id } }
    await buyer.call(savedCartEndpoints.share, { userIds: [colleague.id], right: 'read' }, at)
    const input = { ...configuration, optionalCartId: cart.id }
    expect(await sharedUser.rejected(configuratorEndpoints.add, input)).toMatchObject({
      status: 403,
      code: 'forbidden',
    })
    await buyer.call(savedCartEndpoints.share, { userIds: [colleague.id], right: 'edit' }, at)
    expect(await add({ optionalCartId: cart.id }, sharedUser)).toMatchObject({ right: 'edit', positionCount: 6 })
  })

  it('creates a new group each time, even for two simultaneous calls', async () => {
    const [first] = await Promise.all([add(), add()])
    const cart = await buyer.call(cartEndpoints.read, undefined, { params: { id: first.id } })
    const groups = cart.cartPositions.map(({ groupId }) => groupId)
    expect(new Set(groups).size).toBe(2)
    expect(groups).toEqual([groups[0], groups[0], groups[0], groups[3], groups[3], groups[3]])
  })

  it('adds 500 articles with as many statements as three', async () => {
    const articles = Array.from({ length: 500 }, (_, index) => ({ articleNo: 'AZH-6x200', quantity: index + 1 }))
    await plain()
    const few = await shop.statementsOf(() => add())
    const many = await shop.statementsOf(async () => {
      const cart = await add({ articles })
      expect(cart.cartPositions.slice(-500).map(({ quantity }) => quantity)).toEqual(
        articles.map(({ quantity }) => quantity),
      )
    })
    expect(many).toHaveLength(few.length)
  })
})

describe('reading a configuration', () => {
  it('returns its settings, with the current positions', async () => {
    const cart = await add()
    const id = groupAt(cart, 0)
    await buyer.call(cartPositionEndpoints.change, { positionId: idAt(cart, 0), quantity: 9 })
    await buyer.call(cartPositionEndpoints.delete, undefined, { params: { id: idAt(cart, 1) } })
    const replacement = await buyer.call(cartPositionEndpoints.replace, {
      replacePositionId: idAt(cart, 2),
      productDimensionId: cart.cartPositions[0]?.productDimensionId ?? '',
    })
    const answer = await read(id)
    expect(answer).toEqual({
      id,
      cartId: cart.id,
      configurationName: 'Auswerfersatz',
      easyKatConfig: settings,
      articles: [
        { positionId: idAt(cart, 0), articleNo: 'AZH-6x200', quantity: 9, ...unmachined },
        { positionId: idAt(cart, 2), articleNo: 'AZH-6x200', quantity: 1, ...unmachined },
      ],
    })
    expect(replacement.cartPositions.map(({ groupId }) => groupId)).toEqual([id, id])
  })

  it('is allowed to users who may read the cart', async () => {
    const cart = await add()
    const id = groupAt(cart, 0)
    const colleague = await aUser(shop.dependencies, company, undefined, { passwordHash: 'none' })
    const sharedUser = await shop.signedIn(colleague)
    const rejected = () => sharedUser.rejected(configuratorEndpoints.read, undefined, { params: { id } })
    expect(await rejected()).toMatchObject({ status: 404, code: 'entryNotFound' })
    const at = { params: { id: cart.id } }
    await buyer.call(savedCartEndpoints.share, { userIds: [colleague.id], right: 'read' }, at)
    expect((await read(id, sharedUser)).easyKatConfig).toEqual(settings)
    await buyer.call(savedCartEndpoints.share, { userIds: [], right: 'read' }, at)
    expect(await rejected()).toMatchObject({ status: 404 })
  })

  it('finds neither a position, nor a removed group, nor one without settings', async () => {
    const cart = await add()
    const [id, positionId] = [groupAt(cart, 0), idAt(cart, 0)]
    const rejected = (id: string) => buyer.rejected(configuratorEndpoints.read, undefined, { params: { id } })
    expect(await rejected(positionId)).toMatchObject({ status: 404, code: 'entryNotFound' })
    await buyer.call(cartEndpoints.clear, { cartId: cart.id })
    expect(await rejected(id)).toMatchObject({ status: 404, code: 'entryNotFound' })
    await shop.dependencies.database
      .update(cartPositions)
      .set({ configurationId: null, deletedAt: null })
      .where(eq(cartPositions.groupId, id))
    expect(await rejected(id)).toMatchObject({ status: 404, code: 'entryNotFound' })
  })
})

describe('a configuration', () => {
  const essence = async (id: string) => {
    const { articles, configurationName, easyKatConfig } = await read(id)
    return { articles: articles.map(({ positionId: _, ...article }) => article), configurationName, easyKatConfig }
  }

  it('is kept by copies of its positions and of the cart, and by positions that move', async () => {
    const cart = await add()
    const id = groupAt(cart, 0)
    const before = await essence(id)
    const copied = await buyer.call(savedCartEndpoints.create, { name: 'Kopie', fromCartId: cart.id })
    const input = { positionIds: [idAt(cart, 1)], targetCartId: copied.id }
    const twice = await buyer.call(savedCartEndpoints.movePositions, { ...input, copy: true })
    const thrice = await buyer.call(savedCartEndpoints.movePositions, input)
    expect(thrice.cartPositions.map(({ configurationName }) => configurationName)).toEqual(
      Array(9).fill('Auswerfersatz'),
    )
    const groups = [groupAt(copied, 0), groupAt(twice, 3), groupAt(thrice, 6)]
    expect(new Set(groups).size).toBe(3)
    expect(groups[2]).toBe(id)
    for (const group of groups) expect(await essence(group)).toEqual(before)
    expect((await read(id)).cartId).toBe(copied.id)
    const stored = await shop.dependencies.database
      .selectDistinct({ id: cartPositions.configurationId })
      .from(cartPositions)
    expect(stored.length).toBeLessThanOrEqual(await shop.dependencies.database.$count(configurations))
  })

  it('is named by its order', async () => {
    const { id: cartId } = await add()
    const order = await buyer.call(orderEndpoints.submit, { cartId, orderType: 'Order' })
    expect(order.positions.map(({ configurationName }) => configurationName)).toEqual(Array(3).fill('Auswerfersatz'))
    const stored = await shop.dependencies.database
      .select({ settings: configurations.settings })
      .from(orderPositions)
      .innerJoin(configurations, eq(configurations.id, orderPositions.configurationId))
      .where(eq(orderPositions.orderId, order.id))
    expect(stored.map((row) => row.settings)).toEqual(Array(3).fill(settings))
  })
})
