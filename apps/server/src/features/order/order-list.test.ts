import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { type ListOrders, orderEndpoints } from '@normwerk/contract/order'
import { orderColumns } from '@normwerk/contract/order/order-columns'
import { orderedPartEndpoints } from '@normwerk/contract/order/ordered-part'
import { projectEndpoints } from '@normwerk/contract/project'
import { eq } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { articles } from '../../database/tables/articles.ts'
import { outbox } from '../../database/tables/deliveries.ts'
import { orders, orderTotals } from '../../database/tables/orders.ts'
import { users } from '../../database/tables/users.ts'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'
import { fillSearchTexts } from './list-orders.ts'
import { mergeOrderTotals } from './repository/order-sums.ts'

let time = Date.parse('2026-11-16T08:00:00Z')
let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let buyer: Visitor
let colleague: Visitor
let colleagueId: string

beforeAll(async () => {
  shop = await startApp({ clock: { now: () => new Date(time) } })
})
afterAll(() => shop.stop())
beforeEach(async () => {
  company = await aCompany(shop.dependencies)
  buyer = await shop.signedIn(await aUser(shop.dependencies, company))
  const user = await aUser(shop.dependencies, company, undefined, { firstName: 'Ada', lastName: 'Álvarez' })
  colleague = await shop.signedIn(user)
  colleagueId = user.id
})

async function order(
  articleNo: string,
  header: object = {},
  visitor = buyer,
  orderType: 'Order' | 'Inquiry' = 'Order',
) {
  const { id: productDimensionId } = await aPart(shop.dependencies, articleNo)
  const { id: cartId } = await visitor.call(cartPositionEndpoints.add, { productDimensionId, quantity: 3 })
  await visitor.call(cartEndpoints.change, { cartId, ...header })
  time += 1000
  return visitor.call(orderEndpoints.submit, { cartId, orderType })
}

const found = async (filter: object) => (await buyer.call(orderEndpoints.list, filter)).items.map(({ id }) => id)

describe('the list of orders', () => {
  it('finds words of numbers, remarks, project and product, whatever their order, case, accents and comma', async () => {
    const project = await buyer.call(projectEndpoints.create, { number: 'P-4711', name: 'Gehäuse Müller' })
    const header = { customerOrderNumber: 'ST-700105', commission: 'Form 118', projectId: project.id }
    const pins = await order('AZH-3.2x160', header)
    const others = await order('AZH-2x100', { comment: 'Bitte am Tor 3 abladen' })
    for (const query of [
      pins.orderNumber,
      'st 700105',
      '118 form',
      'p-4711',
      'gehause MULLER',
      '3,2x160',
      'auswerferstift 3.2',
    ]) {
      expect(await found({ query }), query).toEqual([pins.id])
    }
    expect(await found({ query: 'tor 3' })).toEqual([others.id])
    expect(await found({ query: 'form tor' })).toEqual([])
    expect(await found({ query: '%' })).toEqual([])
  })

  it('says who ordered, for which project, and the day of shipping', async () => {
    const project = await colleague.call(projectEndpoints.create, { number: 'P-1', name: 'Deckel' })
    await order('AZH-3.2x160', { projectId: project.id }, colleague)
    const { items } = await buyer.call(orderEndpoints.list, {})
    expect(items[0]).toMatchObject({
      orderedBy: 'Ada Álvarez',
      project: { number: 'P-1', name: 'Deckel' },
      shipDate: expect.stringMatching(/^2026-11-/),
    })
    expect(await buyer.call(orderEndpoints.listBuyers)).toEqual([{ id: colleagueId, name: 'Ada Álvarez' }])
    await shop.dependencies.database
      .update(users)
      .set({ deletedAt: new Date(time) })
      .where(eq(users.id, colleagueId))
    expect((await buyer.call(orderEndpoints.list, {})).items[0]?.orderedBy).toBeNull()
    expect(await buyer.call(orderEndpoints.listBuyers)).toEqual([])
  })

  it('is narrowed to one buyer', async () => {
    await order('AZH-2x100')
    const theirs = await order('AZH-3.2x160', {}, colleague)
    expect(await found({ orderedBy: colleagueId })).toEqual([theirs.id])
    expect(await found({ orderedBy: shop.dependencies.ids.next() })).toEqual([])
  })

  it.each(orderColumns)('is sorted by %s in both directions, page by page', async (column) => {
    const low = await order('AZH-2x100', { customerOrderNumber: 'a-1', commission: 'äpfel' }, colleague)
    const high = await order('AZH-3.2x160', { customerOrderNumber: 'B-2', commission: 'Birnen' })
    const { database } = shop.dependencies
    await database.update(orders).set(projectNumber('P-1')).where(eq(orders.id, low.id))
    await database
      .update(orders)
      .set({
        status: 4,
        sumNet: 1_000_000,
        sumGross: 1_000_000 + cents(high.salesTax),
        positionCount: 2,
        ...projectNumber('P-2'),
      })
      .where(eq(orders.id, high.id))
    expect(await found({ sort: column })).toEqual([low.id, high.id])
    expect(await found({ sort: `-${column}` })).toEqual([high.id, low.id])
    expect(await found({ sort: column, page: 2, size: 1 })).toEqual([high.id])
  })

  it('reads pages behind the middle like those before it', async () => {
    const ids: string[] = []
    for (let count = 0; count < 5; count++) ids.unshift((await order('AZH-2x100')).id)
    const pages = await Promise.all([1, 2, 3, 4].map((page) => found({ page, size: 2 })))
    expect(pages).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4), []])
  })

  it('finds the pages of few orders and of thousands by the same words', async () => {
    const { id } = await order('AZH-2x100', { commission: 'Form 118' })
    const { database, ids } = shop.dependencies
    const [placed] = await database.select().from(orders).where(eq(orders.id, id))
    if (placed === undefined) throw new Error('the order was placed')
    const { orderNumber: _, ...copied } = placed
    const later = Array.from({ length: 1000 }, () => ({ ...copied, id: ids.next(), createdAt: new Date(time + 1000) }))
    expect(await found({ query: 'form' })).toEqual([id])
    await database.insert(orders).values(later)
    expect(await buyer.call(orderEndpoints.list, { query: 'form' })).toMatchObject({ total: 1001 })
    expect(await found({ query: 'form', page: 101, size: 10 })).toEqual([id])
    expect(await found({ query: 'form', sort: 'date', size: 1 })).toEqual([id])
  })

  it('sums what was ordered on all pages, without inquiries and canceled orders', async () => {
    const first = await order('AZH-2x100')
    const second = await order('AZH-3.2x160')
    const canceled = await order('AZH-3.2x160')
    await order('AZH-2x100', {}, buyer, 'Inquiry')
    await shop.dependencies.database.update(orders).set({ status: 6 }).where(eq(orders.id, canceled.id))
    const sum = ((cents(first.sumNet) + cents(second.sumNet)) / 100).toFixed(2)
    expect(await buyer.call(orderEndpoints.list, { size: 1 })).toMatchObject({ total: 4, orderedSum: sum })
    expect(await buyer.call(orderEndpoints.list, { query: 'nowhere' })).toMatchObject({ total: 0, orderedSum: '0.00' })
  })

  it('has the same number and sum for a filter that adds up totals as for one that counts orders', async () => {
    const kinds: ListOrders[] = [
      {},
      { statuses: [1, 2, 6] },
      { orderType: 'Inquiry' },
      { own: true },
      { orderedBy: colleagueId },
    ]
    const compare = async () => {
      for (const filter of kinds) {
        const { items: _kept, ...kept } = await buyer.call(orderEndpoints.list, filter)
        const { items: _counted, ...counted } = await buyer.call(orderEndpoints.list, { ...filter, from: '2026-11-01' })
        expect(kept, JSON.stringify(filter)).toEqual(counted)
      }
    }
    const { id: canceledId } = await order('AZH-2x100')
    const { id: goneId } = await order('AZH-3.2x160', {}, colleague)
    await order('AZH-3.2x160', {}, colleague, 'Inquiry')
    const { database } = shop.dependencies
    await database.update(orders).set({ status: 6 }).where(eq(orders.id, canceledId))
    await compare()
    await Promise.all([mergeOrderTotals(database), mergeOrderTotals(database)])
    await compare()
    await database.delete(outbox).where(eq(outbox.orderId, goneId))
    await database.delete(orders).where(eq(orders.id, goneId))
    await compare()
    await mergeOrderTotals(database)
    await compare()
    const isOfCompany = eq(orderTotals.companyId, company.id)
    const rows = await database.select({ orderCount: orderTotals.orderCount }).from(orderTotals).where(isOfCompany)
    expect(rows).toEqual([{ orderCount: 1 }, { orderCount: 1 }])
  })

  it('finds orders of a former release once their texts are written', async () => {
    const { id } = await order('AZH-3.2x160', { commission: 'Form 118' })
    await shop.dependencies.database
      .update(orders)
      .set({ searchText: null, positionCount: null })
      .where(eq(orders.id, id))
    expect((await buyer.call(orderEndpoints.list, {})).items[0]?.positionCount).toBe(1)
    expect(await found({ query: 'form' })).toEqual([])
    // An order that another transaction has locked at that moment is filled by the next run.
    await waitFor(async () => {
      await fillSearchTexts(shop.dependencies)
      expect(await found({ query: 'form 118' })).toEqual([id])
    })
  })
})

describe('the table of orders', () => {
  const workbook = async (query: string, visitor = buyer) => {
    const cookies = Object.fromEntries(visitor.cookies)
    const { rawPayload, statusCode } = await shop.app.inject({ url: `/api/order/export?${query}`, cookies })
    return { statusCode, payload: rawPayload }
  }

  it('has the orders of a search and their positions', async () => {
    const { orderNumber, sumNet } = await order('AZH-3.2x160', { customerOrderNumber: '=B-1', commission: 'Form 118' })
    await order('AZH-2x100')
    const { payload } = await workbook('query=form&statuses=1,2,3&orderType=Order&sort=-sumNet')
    const [listed, positions] = (await readXlsx(payload)).sheets
    expect(listed?.rows).toHaveLength(2)
    expect(listed?.rows[1]).toEqual(expect.arrayContaining([orderNumber, '=B-1', 'Form 118', Number(sumNet)]))
    expect(positions?.rows).toHaveLength(2)
    expect(positions?.rows[1]).toEqual(
      expect.arrayContaining([orderNumber, 1, 'AZH-3.2x160', 3, (cents(sumNet) - 890) / 100]),
    )
  })

  it.each(['statuses=7', 'statuses=', 'sort=price', 'from=2026-02-30', 'companyId=x'])('rejects %s', async (query) => {
    expect((await workbook(query)).statusCode).toBe(400)
  })

  it('has only orders of the own company', async () => {
    await order('AZH-3.2x160')
    const otherCompanyUser = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
    const [listed] = (await readXlsx((await workbook('', otherCompanyUser)).payload)).sheets
    expect(listed?.rows).toHaveLength(1)
  })
})

const projectNumber = (number: string) => ({
  project: { id: shop.dependencies.ids.next(), number, name: 'Deckel', revision: '' },
})
const cents = (money: string) => Math.round(Number(money) * 100)

describe('the parts that are ordered often', () => {
  const often = (visitor = buyer) => visitor.call(orderedPartEndpoints.listOften)

  it('are those in most orders of the company, without inquiries, canceled orders and discontinued parts', async () => {
    await order('AZH-6x200')
    await order('AZH-6x200', {}, colleague)
    const canceled = await order('AZH-2x100')
    await shop.dependencies.database.update(orders).set({ status: 6 }).where(eq(orders.id, canceled.id))
    await order('AZH-2x100', {}, buyer, 'Inquiry')
    await order('AZH-3.2x160')
    expect(await often()).toMatchObject([
      { articleNo: 'AZH-6x200', article: 'AZH-6x200', orderCount: 2, quantity: 6 },
      { articleNo: 'AZH-3.2x160', orderCount: 1, quantity: 3 },
    ])
    const { id } = await aPart(shop.dependencies, 'AZH-6x200')
    const setDiscontinued = (discontinuedAt: Date | null) =>
      shop.dependencies.database.update(articles).set({ discontinuedAt }).where(eq(articles.id, id))
    await setDiscontinued(new Date(time))
    expect((await often()).map(({ articleNo }) => articleNo)).toEqual(['AZH-3.2x160'])
    await setDiscontinued(null)
  })

  it('are none of another company', async () => {
    await order('AZH-6x200')
    const otherCompanyUser = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
    expect(await often(otherCompanyUser)).toEqual([])
  })
})
