import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { orderEndpoints } from '@normwerk/contract/order'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { articles } from '../../database/tables/articles.ts'
import { orders } from '../../database/tables/orders.ts'
import { aCompany, anAddress, aPart, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const morning = new Date('2026-11-16T08:00:00Z')
const day = 24 * 60 * 60 * 1000
let time = morning.getTime()
let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let user: Awaited<ReturnType<typeof aUser>>
let buyer: Visitor

beforeAll(async () => {
  shop = await startApp({ clock: { now: () => new Date(time) } })
})
afterAll(() => shop.stop())
beforeEach(async () => {
  time = morning.getTime()
  company = await aCompany(shop.dependencies)
  user = await aUser(shop.dependencies, company)
  buyer = await shop.signedIn(user)
})

async function order(articleNo: string, header: object = {}, visitor = buyer) {
  const { id: productDimensionId } = await aPart(shop.dependencies, articleNo)
  const { id: cartId } = await visitor.call(cartPositionEndpoints.add, { productDimensionId, quantity: 3 })
  await visitor.call(cartEndpoints.change, { cartId, ...header })
  return visitor.call(orderEndpoints.submit, { cartId, orderType: 'Order' })
}

describe('the order history', () => {
  it("shows the company's orders, newest first, page by page", async () => {
    const first = await order('AZH-3.2x160')
    time += 1000
    const colleague = await shop.signedIn(await aUser(shop.dependencies, company))
    const second = await order('AZH-2x100', {}, colleague)
    const otherCompanyUser = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
    await order('AZH-2x100', {}, otherCompanyUser)

    const page = await buyer.call(orderEndpoints.list, {})
    expect(page).toMatchObject({ page: 1, size: 20, total: 2 })
    expect(page.items.map(({ id }) => id)).toEqual([second.id, first.id])
    expect(page.items[0]).toMatchObject({
      orderNumber: second.orderNumber,
      sumNet: second.sumNet,
      positionCount: 1,
      customerStatus: 'placed',
      date: new Date(time).toISOString(),
    })
    const last = await buyer.call(orderEndpoints.list, { page: 2, size: 1 })
    expect(last).toMatchObject({ items: [{ id: first.id }], page: 2, size: 1, total: 2 })
  })

  it('finds orders by numbers, commission, article, status, kind and date', async () => {
    const pins = await order('AZH-3.2x160', { customerOrderNumber: 'B_1%', commission: 'Form 118' })
    time += day
    buyer = await shop.signedIn(user)
    const others = await order('AZH-2x100', { customerOrderNumber: 'BX12' })
    await shop.dependencies.database.update(orders).set({ status: 5 }).where(eq(orders.id, others.id))
    const found = async (filter: object) => (await buyer.call(orderEndpoints.list, filter)).items.map(({ id }) => id)

    expect(await found({ query: 'b_1%' })).toEqual([pins.id])
    expect(await found({ query: '\\' })).toEqual([])
    expect(await found({ query: pins.orderNumber })).toEqual([pins.id])
    expect(await found({ query: 'form 118' })).toEqual([pins.id])
    expect(await found({ query: '3.2x160' })).toEqual([pins.id])
    expect(await found({ status: 5 })).toEqual([others.id])
    expect(await found({ statuses: [5, 6] })).toEqual([others.id])
    expect(await found({ statuses: [1, 2, 5] })).toHaveLength(2)
    expect(await found({ orderType: 'Inquiry' })).toEqual([])
    expect(await found({ from: '2026-11-17' })).toEqual([others.id])
    expect(await found({ to: '2026-11-16' })).toEqual([pins.id])
    expect(await found({ from: '2026-11-16', to: '2026-11-17' })).toHaveLength(2)
    expect(await found({ query: null, status: null, from: null, to: null, orderType: null })).toHaveLength(2)
  })

  it.each([
    [{ size: 1000 }, 'pageSizeTooLarge'],
    [{ page: 0 }, 'validationFailed'],
    [{ status: 7 }, 'validationFailed'],
    [{ from: '2026-02-30' }, 'validationFailed'],
    [{ from: '0000-01-01' }, 'validationFailed'],
    [{ company: 'x' }, 'validationFailed'],
  ])('rejects %j', async (filter, code) => {
    expect(await buyer.rejected(orderEndpoints.list, filter)).toMatchObject({ status: 400, code })
  })

  it('can be narrowed to those of the caller', async () => {
    const mine = await order('AZH-2x100')
    const colleague = await shop.signedIn(await aUser(shop.dependencies, company))
    const idsOf = async (own: boolean) => (await colleague.call(orderEndpoints.list, { own })).items.map(({ id }) => id)
    expect(await idsOf(false)).toContain(mine.id)
    expect(await idsOf(true)).toEqual([])
    expect((await buyer.call(orderEndpoints.list, { own: true })).items.map(({ id }) => id)).toContain(mine.id)
  })

  it('needs OLD_ORDERS', async () => {
    const designer = await shop.signedIn(await aUser(shop.dependencies, company, ['SHOP_USER', 'ORDER']))
    expect(await designer.rejected(orderEndpoints.list, {})).toMatchObject({ status: 403, code: 'forbidden' })
  })
})

describe('an order', () => {
  const read = (visitor: Visitor, id: string) => visitor.call(orderEndpoints.read, undefined, { params: { id } })
  const rejected = (visitor: Visitor, id: string) =>
    visitor.rejected(orderEndpoints.read, undefined, { params: { id } })

  it("keeps its words, with today's beside them for readers of another language", async () => {
    const { id, positions } = await order('AZH-3.2x160')
    expect(positions).toMatchObject([{ description: expect.stringMatching(/^Auswerferstift/), descriptionToday: null }])
    const english = { params: { id }, headers: { 'accept-language': 'en' } }
    const read = await buyer.call(orderEndpoints.read, undefined, english)
    expect(read.positions).toMatchObject([
      {
        description: positions[0]?.description,
        descriptionToday: expect.stringMatching(/^Ejector pin.*3\.2 × 160 mm$/),
      },
    ])
  })

  it('is readable for its buyer and for colleagues with the permission to the history', async () => {
    const own = await shop.signedIn(await aUser(shop.dependencies, company, ['SHOP_USER', 'ORDER']))
    const { id } = await order('AZH-3.2x160', {}, own)
    expect((await read(own, id)).id).toBe(id)
    expect((await read(buyer, id)).id).toBe(id)
    const clerk = await shop.signedIn(await aUser(shop.dependencies, company, ['OLD_ORDERS']))
    expect((await read(clerk, id)).id).toBe(id)
  })

  it('does not exist for anybody else', async () => {
    const { id } = await order('AZH-3.2x160')
    const others = [
      await shop.signedIn(await aUser(shop.dependencies, company, ['SHOP_USER', 'ORDER'])),
      await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies))),
      await shop.signedIn(await aUser(shop.dependencies, null)),
    ]
    for (const other of others) {
      expect(await rejected(other, id)).toMatchObject({ status: 404, code: 'entryNotFound' })
    }
    for (const unknown of [shop.dependencies.ids.next(), 'x']) {
      expect(await rejected(buyer, unknown)).toMatchObject({ status: 404, code: 'entryNotFound' })
    }
  })
})

describe('shipping', () => {
  it("costs the rate of the chosen address's country, and does not change the cart", async () => {
    const part = await aPart(shop.dependencies, 'AZH-2x100')
    await shop.dependencies.database
      .update(articles)
      .set({ listPrice: 1000, scale: [] })
      .where(eq(articles.id, part.id))
    const cart = await buyer.call(cartPositionEndpoints.add, { productDimensionId: part.id })
    const swiss = await anAddress(shop.dependencies, company.id, { country: 'CH' })
    const quote = (input: object) =>
      buyer.call(orderEndpoints.shipping, { cartId: cart.id, deliveryType: 'StandardDelivery', ...input })
    expect(await quote({})).toEqual({
      shippingCosts: '8.90',
      shippingCostsGross: '10.59',
      minimumOrderValue: '250.00',
    })
    expect(await quote({ deliveryAddressId: swiss.id })).toMatchObject({
      shippingCosts: '29.90',
      shippingCostsGross: '29.90',
    })
    expect(await quote({ deliveryType: 'Pickup' })).toMatchObject({ shippingCosts: '0.00' })

    await buyer.call(cartEndpoints.change, { cartId: cart.id, cartOptions: { deliveryAddressId: swiss.id } })
    expect(await quote({})).toMatchObject({ shippingCosts: '29.90' })
    expect(await quote({ deliveryAddressId: null })).toMatchObject({ shippingCosts: '8.90' })
    const { cartPositions } = cart
    await buyer.call(cartPositionEndpoints.change, { positionId: cartPositions[0]?.id ?? '', quantity: 25 })
    expect(await quote({})).toMatchObject({ shippingCosts: '0.00' })
  })

  it('finds only the own cart and delivery addresses', async () => {
    const { id: cartId } = await buyer.call(cartEndpoints.readDefault)
    const foreign = await aCompany(shop.dependencies)
    const otherCompanyUser = await shop.signedIn(await aUser(shop.dependencies, foreign))
    const deliveryType = 'StandardDelivery'
    for (const input of [
      { cartId, deliveryType, deliveryAddressId: foreign.usualAddress.id },
      { cartId, deliveryType, deliveryAddressId: company.invoiceAddress.id },
      { cartId: (await otherCompanyUser.call(cartEndpoints.readDefault)).id, deliveryType },
    ]) {
      expect(await buyer.rejected(orderEndpoints.shipping, input)).toMatchObject({ status: 404, code: 'entryNotFound' })
    }
    expect(await buyer.rejected(orderEndpoints.shipping, { cartId, deliveryType: 'Drone' })).toMatchObject({
      status: 400,
    })
  })
})
