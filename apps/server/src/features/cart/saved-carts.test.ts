import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
import { orderEndpoints } from '@normwerk/contract/order'
import { projectEndpoints } from '@normwerk/contract/project'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { articles, customerPartNumbers } from '../../database/tables/articles.ts'
import { cartPositions } from '../../database/tables/carts.ts'
import { projects } from '../../database/tables/companies.ts'
import { aCart, aCompany, aPart, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let user: Awaited<ReturnType<typeof aUser>>
let buyer: Visitor
let pin: typeof articles.$inferSelect
let thinPin: typeof articles.$inferSelect

beforeAll(async () => {
  shop = await startApp()
  company = await aCompany(shop.dependencies)
  pin = await aPart(shop.dependencies, 'AZH-3.2x160')
  thinPin = await aPart(shop.dependencies, 'AZH-2x100')
})
afterAll(() => shop.stop())
beforeEach(async () => {
  user = await aUser(shop.dependencies, company)
  buyer = await shop.signedIn(user)
})

const add = (input: object = {}) => buyer.call(cartPositionEndpoints.add, { productDimensionId: pin.id, ...input })
const read = (id: string) => buyer.call(cartEndpoints.read, undefined, { params: { id } })

async function aProject(companyId = company.id, fields: Partial<typeof projects.$inferInsert> = {}) {
  const project = {
    id: shop.dependencies.ids.next(),
    companyId,
    number: shop.dependencies.ids.next(),
    name: 'Gehäuse',
    ...fields,
  }
  await shop.dependencies.database.insert(projects).values(project)
  return project
}

describe('a cart beside the default one', () => {
  it('begins empty, with a name and a project', async () => {
    const project = await aProject()
    const first = await buyer.call(cartEndpoints.readDefault)
    const cart = await buyer.call(savedCartEndpoints.create, { name: '  Form 118 ', projectId: project.id })
    expect(cart).toMatchObject({
      name: 'Form 118',
      default: false,
      right: 'own',
      owner: null,
      sharedWith: [],
      positionCount: 0,
      version: 1,
      project: { id: project.id, number: project.number, revision: null, name: 'Gehäuse' },
    })
    const list = await buyer.call(cartEndpoints.list)
    expect(list.map(({ id }) => id)).toEqual([first.id, cart.id])
    expect(list[1]?.project).toEqual(cart.project)
  })

  it('is a copy of another one: positions in their order with all remarks, and the header', async () => {
    const project = await aProject()
    await add({ quantity: 12, commission: 'Form 7', comment: 'eilt' })
    await add({ productDimensionId: thinPin.id, changedLength: 90, tolerance: 'T50', isThreeOne: true })
    const { id: cartId, cartPositions: positions } = await add({ quantity: 3 })
    await buyer.call(cartPositionEndpoints.change, { positionId: positions[2]?.id ?? '', customerOrderNumber: 'B-7' })
    await buyer.call(cartPositionEndpoints.delete, undefined, { params: { id: positions[0]?.id ?? '' } })
    const source = await buyer.call(cartEndpoints.change, {
      cartId,
      projectId: project.id,
      customerOrderNumber: 'B-4711',
      commission: 'Form 12',
      comment: 'Bitte anrufen',
      cartOptions: { deliveryAddressId: company.otherAddress.id, deliveryType: 'Pickup' },
    })
    const copy = await buyer.call(savedCartEndpoints.create, { name: 'Nachbau', fromCartId: cartId })
    const { id, created, version, default: isDefault, name, cartPositions: copied, ...header } = copy
    expect(source).toMatchObject(header)
    expect({ name, isDefault, version }).toEqual({ name: 'Nachbau', isDefault: false, version: 1 })
    const withoutIds = (cart: typeof copy) => cart.cartPositions.map(({ id: _, ...position }) => position)
    expect(withoutIds(copy)).toEqual(withoutIds(source))
    expect(new Set([...copied, ...source.cartPositions].map((position) => position.id)).size).toBe(4)
    expect(await read(cartId)).toEqual(source)
  })

  it('takes the named project instead of that of the copied cart', async () => {
    const [old, next] = [await aProject(), await aProject()]
    const { id: fromCartId } = await buyer.call(savedCartEndpoints.create, { name: 'Alt', projectId: old.id })
    const copy = (projectId: string | null) =>
      buyer.call(savedCartEndpoints.create, { name: 'Neu', fromCartId, projectId })
    expect((await copy(next.id)).project?.id).toBe(next.id)
    expect((await copy(null)).project).toBeNull()
  })

  it('copies groups as separate groups', async () => {
    await add()
    const { id: fromCartId } = await add()
    const groupId = shop.dependencies.ids.next()
    await shop.dependencies.database.update(cartPositions).set({ groupId }).where(eq(cartPositions.cartId, fromCartId))
    const copy = await buyer.call(savedCartEndpoints.create, { name: 'Nachbau', fromCartId })
    const [first, second] = copy.cartPositions
    expect(first?.groupId).toBe(second?.groupId)
    expect([null, groupId]).not.toContain(first?.groupId)
  })

  it('is copied at current prices, which are pending until they are acknowledged', async () => {
    const { id: fromCartId } = await add({ productDimensionId: thinPin.id })
    const listPrice = (thinPin.listPrice ?? 0) + 500
    await shop.dependencies.database.update(articles).set({ listPrice }).where(eq(articles.id, thinPin.id))
    const source = await read(fromCartId)
    expect(source.unseenChanges).toBe(1)
    const copy = await buyer.call(savedCartEndpoints.create, { name: 'Heute', fromCartId })
    expect(copy).toMatchObject({ unseenChanges: 1, totalPriceNet: source.totalPriceNet })
  })

  it('of 500 positions is copied with few statements', async () => {
    const { id: cartId } = await buyer.call(cartEndpoints.readDefault)
    await shop.dependencies.database.insert(cartPositions).values(
      Array.from({ length: 500 }, (_, index) => ({
        id: shop.dependencies.ids.next(),
        cartId,
        sortIndex: index + 1,
        positionType: 'Standard' as const,
        articleId: pin.id,
        quantity: 1 + index,
      })),
    )
    const statements = await shop.statementsOf(async () => {
      const copy = await buyer.call(savedCartEndpoints.create, { name: 'Groß', fromCartId: cartId })
      expect(copy.cartPositions.map(({ quantity }) => quantity)).toEqual(Array.from({ length: 500 }, (_, n) => n + 1))
    })
    expect(statements.length).toBeLessThan(12)
  })

  it('needs a name', async () => {
    for (const name of ['', '  ', 'a\nb']) {
      expect(await buyer.rejected(savedCartEndpoints.create, { name })).toMatchObject({ status: 400 })
      const { id: cartId } = await buyer.call(cartEndpoints.readDefault)
      expect(await buyer.rejected(cartEndpoints.change, { cartId, name })).toMatchObject({ status: 400 })
    }
  })

  it('does not begin with data of other users', async () => {
    const colleague = await aUser(shop.dependencies, company)
    const others = await aCompany(shop.dependencies)
    for (const input of [
      { fromCartId: (await aCart(shop.dependencies, colleague)).id },
      { fromCartId: shop.dependencies.ids.next() },
      { projectId: (await aProject(others.id)).id },
      { projectId: shop.dependencies.ids.next() },
    ]) {
      const problem = await buyer.rejected(savedCartEndpoints.create, { name: 'x', ...input })
      expect(problem).toMatchObject({ status: 404, code: 'entryNotFound' })
    }
    expect(await buyer.call(cartEndpoints.list)).toHaveLength(1)
  })
})

describe('name and project', () => {
  it('change like the other header fields, one at a time', async () => {
    const project = await aProject(company.id, { archived: true })
    const { id: cartId } = await buyer.call(savedCartEndpoints.create, { name: 'Alt' })
    const change = (fields: object) => buyer.call(cartEndpoints.change, { cartId, ...fields })
    await Promise.all([change({ name: 'Neu' }), change({ projectId: project.id }), change({ comment: 'eilt' })])
    expect(await read(cartId)).toMatchObject({
      name: 'Neu',
      comment: 'eilt',
      project: { id: project.id },
      version: 4,
    })
    expect(await change({ projectId: null })).toMatchObject({ project: null, name: 'Neu' })
    const foreign = await aProject((await aCompany(shop.dependencies)).id)
    const problem = await buyer.rejected(cartEndpoints.change, { cartId, projectId: foreign.id, name: 'x' })
    expect(problem).toMatchObject({ status: 404, code: 'entryNotFound' })
    expect((await read(cartId)).name).toBe('Neu')
  })

  it('go to the order, which keeps them unchanged; the next order is for another mould', async () => {
    const project = await aProject(company.id, { number: 'W-2201' })
    await shop.dependencies.database.insert(customerPartNumbers).values({
      id: shop.dependencies.ids.next(),
      companyId: company.id,
      articleId: pin.id,
      customerPartNumber: '4711-08',
    })
    await add()
    const { id: cartId, cartPositions: positions } = await add({ changedLength: 150 })
    expect(positions.map(({ ownNumber }) => ownNumber)).toEqual(['4711-08', null])
    await buyer.call(cartEndpoints.change, { cartId, projectId: project.id })
    const order = await buyer.call(orderEndpoints.submit, { cartId, orderType: 'Order' })
    expect(order.positions.map(({ ownNumber }) => ownNumber)).toEqual(['4711-08', null])
    await shop.dependencies.database.update(projects).set({ name: 'Anders' }).where(eq(projects.id, project.id))
    await shop.dependencies.database.delete(customerPartNumbers)
    const kept = await buyer.call(orderEndpoints.read, undefined, { params: { id: order.id } })
    expect(kept.project).toEqual({ id: project.id, number: 'W-2201', revision: null, name: 'Gehäuse' })
    expect(kept.positions[0]?.ownNumber).toBe('4711-08')
    expect((await buyer.call(cartEndpoints.readDefault)).project).toBeNull()
  })
})

describe('a default cart without a name', () => {
  const english = { headers: { 'accept-language': 'en' } }
  const listed = async (parts: object) =>
    (await buyer.call(cartEndpoints.list, undefined, parts)).map(({ name }) => name)

  it('has its name in the language of the reader, not of its creator', async () => {
    const { id: cartId } = await add()
    expect((await buyer.call(cartEndpoints.readDefault)).name).toBe('Warenkorb')
    expect((await buyer.call(cartEndpoints.readDefault, undefined, english)).name).toBe('Shopping cart')
    expect(await listed(english)).toEqual(['Shopping cart'])
    const sharedUser = await aUser(shop.dependencies, company, undefined, { passwordHash: 'none' })
    await buyer.call(savedCartEndpoints.share, { userIds: [sharedUser.id], right: 'read' }, { params: { id: cartId } })
    const shared = await (await shop.signedIn(sharedUser)).call(cartEndpoints.read, undefined, {
      params: { id: cartId },
      ...english,
    })
    expect(shared.name).toBe('Shopping cart')
    const project = await aProject()
    await buyer.call(cartEndpoints.change, { cartId, projectId: project.id })
    const { carts } = await buyer.call(projectEndpoints.read, undefined, { params: { id: project.id }, ...english })
    expect(carts.map(({ name }) => name)).toEqual(['Shopping cart'])
  })

  it('keeps a given name until it is ordered, and as a saved cart', async () => {
    const { id: cartId } = await add()
    await buyer.call(cartEndpoints.change, { cartId, name: 'Form 118' })
    expect(await listed(english)).toEqual(['Form 118'])
    await buyer.call(orderEndpoints.submit, { cartId, orderType: 'Order' })
    expect((await read(cartId)).name).toBe('Warenkorb')
    const { id } = await buyer.call(savedCartEndpoints.create, { name: 'Form 119' })
    await buyer.call(cartEndpoints.chooseDefault, { cartId: id })
    expect(await listed({})).toEqual(['Form 119', expect.stringMatching(/^Warenkorb vom \d/)])
  })

  it('uses that name for its files', async () => {
    const { id } = await add()
    const nameOf = async (call: string) => {
      const { headers } = await buyer.send('GET', `/api/cart/${call}/${id}`, undefined, english.headers)
      return String(headers['content-disposition'])
    }
    expect(await nameOf('export')).toContain('Shopping cart.xlsx')
    expect(await nameOf('save')).toContain('Shopping cart.')
  })
})

describe('customer part numbers', () => {
  it('are those of the company for the machined part', async () => {
    const { database, ids } = shop.dependencies
    const others = await aCompany(shop.dependencies)
    const entry = (companyId: string, changedLength: number | null, customerPartNumber: string) => ({
      id: ids.next(),
      companyId,
      articleId: thinPin.id,
      changedLength,
      customerPartNumber,
    })
    await database
      .insert(customerPartNumbers)
      .values([entry(company.id, null, 'ganz'), entry(company.id, 90, 'gekürzt'), entry(others.id, null, 'fremd')])
    await add({ productDimensionId: thinPin.id })
    await add({ productDimensionId: thinPin.id, changedLength: 90 })
    const cart = await add({ productDimensionId: thinPin.id, changedLength: 80 })
    expect(cart.cartPositions.map(({ ownNumber }) => ownNumber)).toEqual(['ganz', 'gekürzt', null])
  })
})
