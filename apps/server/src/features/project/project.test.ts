import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { orderEndpoints } from '@normwerk/contract/order'
import { type CreateProject, projectEndpoints } from '@normwerk/contract/project'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartShares, carts } from '../../database/tables/carts.ts'
import { orders } from '../../database/tables/orders.ts'
import { aCart, aCompany, aPart, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let time = new Date('2026-03-02T08:00:00Z').getTime()

beforeAll(async () => {
  shop = await startApp({ clock: { now: () => new Date(time) } })
})
afterAll(() => shop.stop())

/** A company with a user who may order and read all orders, and a colleague who only shops. */
async function aPlace() {
  const company = await aCompany(shop.dependencies)
  const user = await aUser(shop.dependencies, company)
  const designer = await aUser(shop.dependencies, company, ['SHOP_USER', 'ORDER'])
  return { company, user, designer, buyer: await shop.signedIn(user), colleague: await shop.signedIn(designer) }
}

let count = 0
const make = (visitor: Visitor, fields: Partial<CreateProject> = {}) => {
  count += 1
  return visitor.call(projectEndpoints.create, { number: `F-${count}`, name: 'Gehäuse', ...fields })
}
const read = (visitor: Visitor, id: string) => visitor.call(projectEndpoints.read, undefined, { params: { id } })
const change = (visitor: Visitor, id: string, input: object) =>
  visitor.call(projectEndpoints.change, input, { params: { id } })

/** Orders parts for a project. */
async function order(
  visitor: Visitor,
  projectId: string,
  parts: [articleNo: string, quantity: number, length?: number][],
) {
  for (const [articleNo, quantity, changedLength = null] of parts) {
    const { id: productDimensionId } = await aPart(shop.dependencies, articleNo)
    await visitor.call(cartPositionEndpoints.add, { productDimensionId, quantity, changedLength })
  }
  const { id: cartId } = await visitor.call(cartEndpoints.readDefault)
  const { id } = await visitor.call(orderEndpoints.submit, { cartId, orderType: 'Order' })
  await shop.dependencies.database.update(orders).set({ projectId }).where(eq(orders.id, id))
  return id
}

describe('a project', () => {
  test('reminds of its wear parts by the figures that its users state, and deletes them', async () => {
    const { buyer, colleague } = await aPlace()
    const stated = { shots: 499_990, partLife: 500_000, shotsPerWeek: 20_000 }
    const made = await make(buyer, { wear: stated })
    expect(made.wear).toMatchObject({ ...stated, isDue: false })
    const before = time
    time += 10 * 60 * 1000
    expect(await colleague.call(projectEndpoints.list)).toMatchObject([{ id: made.id, wear: { isDue: true } }])
    time = before
    expect((await change(colleague, made.id, { wear: { ...stated, shots: 0 } })).wear).toMatchObject({ isDue: false })
    expect((await change(colleague, made.id, { name: 'Deckel' })).wear).toMatchObject({ shots: 0 })
    expect((await change(colleague, made.id, { wear: null })).wear).toBeNull()
    expect((await make(buyer)).wear).toBeNull()
    const badlyStated = { number: 'F-0', name: 'Deckel', wear: { shots: 1.5, partLife: 0, shotsPerWeek: null } }
    const { status, fields = {} } = await buyer.rejected(projectEndpoints.create, badlyStated)
    expect([status, Object.keys(fields)]).toEqual([400, ['wear.shots', 'wear.partLife']])
  })

  test('is created, changed, archived and deleted by any user of the company who shops', async () => {
    const { buyer, colleague } = await aPlace()
    const made = await make(buyer, { number: ' 118 ', revision: '', description: 'zwei Kavitäten' })
    expect(made).toMatchObject({
      number: '118',
      name: 'Gehäuse',
      revision: null,
      description: 'zwei Kavitäten',
      archived: false,
      cartCount: 0,
    })
    expect(await colleague.call(projectEndpoints.list)).toEqual([made])
    const archived = await change(colleague, made.id, { archived: true, description: null })
    expect(archived).toEqual({ ...made, archived: true, description: null })
    expect(await change(colleague, made.id, {})).toEqual(archived)
    expect(await read(buyer, made.id)).toEqual({
      ...archived,
      carts: [],
      orders: [],
      ordered: [],
      orderedTotal: '0.00',
    })
    await buyer.call(projectEndpoints.delete, undefined, { params: { id: made.id } })
    expect(await colleague.call(projectEndpoints.list)).toEqual([])
    const gone = { params: { id: made.id } }
    expect(await buyer.rejected(projectEndpoints.delete, undefined, gone)).toMatchObject({ code: 'entryNotFound' })
  })

  test('is the only one with its number and revision, also of two simultaneous calls', async () => {
    const { buyer, colleague } = await aPlace()
    const first = await make(buyer, { number: 'M1', revision: 'a' })
    await make(buyer, { number: 'M1' })
    await make(buyer, { number: 'M1', revision: 'b' })
    for (const fields of [{ number: 'm1', revision: 'A' }, { number: 'M1' }]) {
      const rejection = await buyer.rejected(projectEndpoints.create, { name: 'Deckel', ...fields })
      expect(rejection).toMatchObject({ status: 409, code: 'projectNumberTaken' })
    }
    const rename = { params: { id: first.id } }
    expect(await buyer.rejected(projectEndpoints.change, { revision: 'B' }, rename)).toMatchObject({
      code: 'projectNumberTaken',
    })
    const both = await Promise.all(
      [buyer, colleague].map((visitor) => visitor.send('POST', '/api/project', { number: 'M2', name: 'x' })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const elsewhere = await aPlace()
    expect(await make(elsewhere.buyer, { number: 'M1', revision: 'a' })).toMatchObject({ number: 'M1' })
  })

  test('is listed by its number, archived ones last', async () => {
    const { buyer } = await aPlace()
    for (const number of ['b', 'C', 'a', 'Ä']) await make(buyer, { number })
    const [first] = await buyer.call(projectEndpoints.list)
    await change(buyer, first?.id ?? '', { archived: true })
    const listed = await buyer.call(projectEndpoints.list)
    expect(listed.map(({ number }) => number)).toEqual(['Ä', 'b', 'C', 'a'])
  })

  test('needs a number and a name', async () => {
    const { buyer } = await aPlace()
    for (const input of [{}, { number: '1' }, { number: ' ', name: 'x' }, { number: '1', name: 'a\nb' }]) {
      expect(await buyer.rejected(projectEndpoints.create, input)).toMatchObject({ code: 'validationFailed' })
    }
    const { id } = await make(buyer)
    for (const input of [{ number: null }, { name: '' }, { companyId: id }]) {
      const rejection = await buyer.rejected(projectEndpoints.change, input, { params: { id } })
      expect(rejection, JSON.stringify(input)).toMatchObject({ code: 'validationFailed' })
    }
  })
})

describe('the carts of a project', () => {
  test("are the caller's own, and those that a colleague shares with them", async () => {
    const { user, designer, buyer, colleague } = await aPlace()
    const { id: projectId } = await make(buyer)
    const own = await aCart(shop.dependencies, user, { name: 'mine', projectId })
    const shared = await aCart(shop.dependencies, designer, { name: 'shared', projectId })
    await aCart(shop.dependencies, designer, { name: 'hidden', projectId })
    await aCart(shop.dependencies, user, { name: 'elsewhere' })
    await shop.dependencies.database.insert(cartShares).values({ cartId: shared.id, userId: user.id, right: 'read' })
    const seen = await read(buyer, projectId)
    expect(seen.carts.map(({ id }) => id)).toEqual([own.id, shared.id])
    expect(seen.cartCount).toBe(2)
    expect((await colleague.call(projectEndpoints.list)).map(({ cartCount }) => cartCount)).toEqual([2])
  })

  test('are no longer counted when their owner leaves the company', async () => {
    const { company, user, buyer } = await aPlace()
    const leaver = await aUser(shop.dependencies, company)
    const { id: projectId } = await make(buyer)
    const cart = await aCart(shop.dependencies, leaver, { projectId })
    await shop.dependencies.database.insert(cartShares).values({ cartId: cart.id, userId: user.id, right: 'edit' })
    expect((await read(buyer, projectId)).cartCount).toBe(1)
    const other = await aCompany(shop.dependencies)
    await shop.dependencies.pool.query('update users set company_id = $1 where id = $2', [other.id, leaver.id])
    expect(await read(buyer, projectId)).toMatchObject({ cartCount: 0, carts: [] })
  })

  test('stay when it is deleted', async () => {
    const { user, buyer } = await aPlace()
    const { id } = await make(buyer)
    const cart = await aCart(shop.dependencies, user, { projectId: id })
    await buyer.call(projectEndpoints.delete, undefined, { params: { id } })
    expect(await shop.dependencies.database.select().from(carts).where(eq(carts.id, cart.id))).toMatchObject([
      { projectId: null },
    ])
  })
})

const netOf = (positions: readonly { totalPrice: string | null }[]) =>
  Number(positions.reduce((total, { totalPrice }) => total + Number(totalPrice), 0).toFixed(2))

describe('the orders of a project', () => {
  test('are summed by configured article, and prevent deleting the project', async () => {
    const { buyer } = await aPlace()
    const { id } = await make(buyer)
    const first = await order(buyer, id, [
      ['AZH-6x200', 4],
      ['AZH-6x200', 2, 180],
    ])
    time += 60_000
    const second = await order(buyer, id, [
      ['AZH-6x200', 10],
      ['AHH-3x5x75', 1],
      ['AZH-6x200', 1, 180],
      ['AZH-6x200', 5],
    ])
    const seen = await read(buyer, id)
    expect(seen.orders.map((each) => each.id)).toEqual([second, first])
    expect(seen.orders[0]?.positionCount).toBe(4)
    expect(seen.ordered).toMatchObject([
      { articleNo: 'AHH-3x5x75', quantity: 1, orderCount: 1 },
      { articleNo: 'AZH-6x200', quantity: 19, orderCount: 2, lastOrderedAt: new Date(time).toISOString() },
      {
        ...{ articleNo: 'AZH-6x200-L180-T100', quantity: 3, orderCount: 2 },
        ...{
          productDimensionId: (await aPart(shop.dependencies, 'AZH-6x200')).id,
          changedLength: 180,
          toleranceClass: 'T100',
        },
        ...{ isThreeOne: false, description: expect.stringContaining('180 mm') },
      },
    ])
    expect(seen.ordered[1]?.description).not.toMatch(/180/)
    const both = await Promise.all(
      [first, second].map((each) => buyer.call(orderEndpoints.read, undefined, { params: { id: each } })),
    )
    const spentOn = (articleNo: string) =>
      netOf(both.flatMap(({ positions }) => positions.filter((position) => position.articleNo === articleNo)))
    expect(seen.ordered.map(({ totalPrice }) => Number(totalPrice))).toEqual(
      seen.ordered.map(({ articleNo }) => spentOn(articleNo)),
    )
    expect(seen.orderedTotal).toBe(both.reduce((total, { sumNet }) => total + Number(sumNet), 0).toFixed(2))
    expect(await buyer.rejected(projectEndpoints.delete, undefined, { params: { id } })).toMatchObject({
      status: 409,
      code: 'projectHasOrders',
    })
    expect((await read(buyer, id)).orders).toHaveLength(2)
  })

  test('are not counted if canceled or inquiries', async () => {
    const { buyer } = await aPlace()
    const { id } = await make(buyer)
    const canceled = await order(buyer, id, [['AZH-6x200', 4]])
    const inquiry = await order(buyer, id, [['AZH-6x200', 7]])
    await order(buyer, id, [['AZH-6x200', 1]])
    const { database } = shop.dependencies
    await database.update(orders).set({ status: 6 }).where(eq(orders.id, canceled))
    await database.update(orders).set({ orderType: 'Inquiry' }).where(eq(orders.id, inquiry))
    const seen = await read(buyer, id)
    expect(seen.orders).toHaveLength(3)
    expect(seen.ordered).toMatchObject([{ quantity: 1, orderCount: 1 }])
    expect(seen.orderedTotal).toBe(
      seen.orders.find(({ status, orderType }) => status !== 6 && orderType === 'Order')?.sumNet,
    )
  })

  test('are the own ones for users who may not read the history', async () => {
    const { buyer, colleague } = await aPlace()
    const { id } = await make(buyer)
    await order(buyer, id, [['AZH-6x200', 4]])
    const own = await order(colleague, id, [['AZH-6x200', 1]])
    const seen = await read(colleague, id)
    expect(seen.orders.map((each) => each.id)).toEqual([own])
    expect(seen.ordered).toMatchObject([{ quantity: 1 }])
    expect((await read(buyer, id)).ordered).toMatchObject([{ quantity: 5 }])
  })
})
