import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { orderEndpoints } from '@normwerk/contract/order'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { articles } from '../../database/tables/articles.ts'
import { audit } from '../../database/tables/audit.ts'
import { addresses, companies } from '../../database/tables/companies.ts'
import { outbox } from '../../database/tables/deliveries.ts'
import { orders } from '../../database/tables/orders.ts'
import { products } from '../../database/tables/products.ts'
import { aCart, aCompany, aPart, aUser } from '../../testing/builders.ts'
import { administer } from '../../testing/calls/administer.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'
import { createConnectors } from '../erp/write-order-file.ts'
import { acknowledgeOrder, deliverOrder } from './deliver-order.ts'

let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let user: Awaited<ReturnType<typeof aUser>>
let buyer: Visitor
let pin: typeof articles.$inferSelect

beforeAll(async () => {
  shop = await startApp()
  pin = await aPart(shop.dependencies, 'AZH-3.2x160')
})
afterAll(() => shop.stop())
beforeEach(async () => {
  company = await aCompany(shop.dependencies)
  user = await aUser(shop.dependencies, company)
  buyer = await shop.signedIn(user)
})

const fill = (visitor = buyer) =>
  visitor.call(cartPositionEndpoints.add, {
    productDimensionId: pin.id,
    quantity: 12,
    changedLength: 147.25,
    tolerance: '+0.05/0',
    isThreeOne: true,
    comment: 'eilt',
  })
const submit = (cartId: string) => buyer.call(orderEndpoints.submit, { cartId, orderType: 'Order' })
const readOrder = (id: string) => buyer.call(orderEndpoints.read, undefined, { params: { id } })
const countOrders = () => shop.dependencies.database.$count(orders, eq(orders.companyId, company.id))

describe('an order', () => {
  it('has the content of the cart, which is empty afterwards', async () => {
    const { id: cartId } = await fill()
    const cart = await buyer.call(cartEndpoints.change, {
      cartId,
      customerOrderNumber: 'B-4711',
      commission: 'Form 12',
      comment: 'Bitte anrufen',
      cartOptions: { deliveryAddressId: company.otherAddress.id },
    })
    const order = await buyer.call(orderEndpoints.submit, { cartId, orderType: 'Order', cartVersion: cart.version })
    expect(order).toMatchObject({
      customerOrderNumber: 'B-4711',
      commission: 'Form 12',
      comment: 'Bitte anrufen',
      status: 1,
      orderType: 'Order',
      customerStatus: 'placed',
      sumNet: cart.totalPriceNet,
      sumGross: cart.totalPriceGross,
      shippingCosts: cart.shippingCosts,
      salesTax: cart.salesTax,
      deliveryOption: 'StandardDelivery',
      invoiceAddress: { id: company.invoiceAddress.id, addressType: 'Invoice' },
      deliveryAddress: { id: company.otherAddress.id, company: 'Zweigwerk' },
      positionCount: 1,
      tracking: null,
    })
    expect(order.orderNumber).toMatch(/^\d{6}$/)
    expect(order.history.map(({ status }) => status)).toEqual([1])
    const [{ id: _, productId, availability, drawing, changes, discontinued, ...others }] = [
      cart.cartPositions[0] ?? missing(),
    ]
    const { cheaperQuantity, configurator, ...ordered } = others
    const further = { descriptionToday: null, sentQuantity: 0, offeredScale: null }
    expect(order.positions).toEqual([{ id: expect.any(String), ...ordered, ...further }])

    const emptied = await buyer.call(cartEndpoints.readDefault)
    expect(emptied).toMatchObject({
      id: cartId,
      positionCount: 0,
      customerOrderNumber: null,
      commission: null,
      comment: null,
      deliveryAddressId: null,
      version: cart.version + 1,
    })
    const undo = await buyer.rejected(cartPositionEndpoints.restore, { positionId: cart.cartPositions[0]?.id })
    expect(undo.code).toBe('entryNotFound')
  })

  it('goes to the default address if none is chosen, and to the invoice address without any', async () => {
    const first = await submit((await fill()).id)
    expect(first.deliveryAddress.id).toBe(company.usualAddress.id)
    await shop.dependencies.database.delete(addresses).where(eq(addresses.addressType, 'Delivery'))
    const second = await submit((await fill()).id)
    expect(second.deliveryAddress.id).toBe(company.invoiceAddress.id)
  })

  it('stays as it was agreed', async () => {
    const order = await submit((await fill()).id)
    await delivered(order.id)
    const before = await readOrder(order.id)
    const { database } = shop.dependencies
    await database.update(articles).set({ listPrice: 99_999 }).where(eq(articles.id, pin.id))
    await database
      .update(products)
      .set({ name: { de: 'Anders', en: 'Other' } })
      .where(eq(products.id, pin.productId))
    await database.update(addresses).set({ city: 'Anderswo' }).where(eq(addresses.companyId, company.id))
    await database.update(companies).set({ companyName: 'Anders' }).where(eq(companies.id, company.id))
    expect(await readOrder(order.id)).toEqual(before)
    const { status, history, customerStatus, ...agreed } = order
    expect(before).toMatchObject(agreed)
    await database.update(articles).set({ listPrice: pin.listPrice }).where(eq(articles.id, pin.id))
  })

  it('is delivered to the back office once, and recorded', async () => {
    const order = await submit((await fill()).id)
    await delivered(order.id)
    const [row] = await shop.dependencies.database.select().from(outbox).where(eq(outbox.orderId, order.id))
    const connectors = createConnectors(shop.dependencies)
    const deliver = () => deliverOrder(shop.dependencies, connectors, row?.id ?? '')
    await Promise.all([deliver(), deliver()])
    const { status, customerStatus, history } = await readOrder(order.id)
    expect({ status, customerStatus }).toEqual({ status: 2, customerStatus: 'placed' })
    expect(history.map((step) => step.status)).toEqual([1, 2])
    const entries = await shop.dependencies.database.select().from(audit).where(eq(audit.subjectId, order.id))
    expect(entries).toMatchObject([{ action: 'order.submitted', userId: user.id, companyId: company.id }])
  })

  it.each([
    ['Order', 'Ihr Auftrag'],
    ['Inquiry', 'Ihre Anfrage'],
  ] as const)('is acknowledged to its buyer by one mail: %s', async (orderType, subject) => {
    const { id: cartId } = await fill()
    const { id, orderNumber } = await buyer.call(orderEndpoints.submit, { cartId, orderType })
    await delivered(id)
    const [row] = await shop.dependencies.database.select().from(outbox).where(eq(outbox.orderId, id))
    await acknowledgeOrder(shop.dependencies, row?.id ?? '')
    const mails = async () =>
      (await shop.mailsTo(user.email)).filter((mail) => mail.subject.startsWith(`${subject} ${orderNumber}`))
    await waitFor(async () => expect(await mails()).toHaveLength(1))
    expect((await mails())[0]?.text).toContain(`/order/${id}`)
  })

  it('keeps every character of its texts', async () => {
    const { id: cartId } = await fill()
    const texts = { customerOrderNumber: 'NULL', commission: '{"a",b\\}', comment: 'Zeile 1\nZeile "2", \'Ä\' ¼ 🔩' }
    await buyer.call(cartEndpoints.change, { cartId, ...texts })
    for (const comment of ['null', '', texts.comment]) {
      await buyer.call(cartPositionEndpoints.add, { productDimensionId: pin.id, comment })
    }
    const order = await submit(cartId)
    expect(order).toMatchObject(texts)
    expect(order.positions.map(({ comment }) => comment)).toEqual(['eilt', 'null', null, texts.comment])
    const { positions } = await readOrder(order.id)
    expect(positions).toEqual(order.positions)
  })

  it('of 40 positions takes four round trips and eleven statements', async () => {
    const parts = await shop.dependencies.database.select({ id: articles.id }).from(articles).limit(40)
    for (const { id } of parts) await buyer.call(cartPositionEndpoints.add, { productDimensionId: id })
    const cart = await buyer.call(cartEndpoints.readDefault)
    const trips = await shop.roundTripsOf(async () => {
      const { positionCount } = await buyer.call(
        orderEndpoints.submit,
        { cartId: cart.id, orderType: cart.hasPriceOnRequest ? 'Inquiry' : 'Order' },
        { headers: { 'idempotency-key': shop.dependencies.ids.next() } },
      )
      expect(positionCount).toBe(40)
    })
    expect(trips.map((statements) => statements.length)).toEqual([1, 5, 3, 2])
    expect(trips[0]?.[0]).toContain('"sessions"')
    expect(trips.at(-1)?.at(-1)).toBe('commit')
  })
})

describe('a submit is rejected', () => {
  const rejected = (input: object, visitor = buyer) => visitor.rejected(orderEndpoints.submit, input)

  it('for an empty cart', async () => {
    const { id: cartId } = await buyer.call(cartEndpoints.readDefault)
    expect(await rejected({ cartId, orderType: 'Order' })).toMatchObject({ status: 422, code: 'cartEmpty' })
  })

  it('for a cart that changed since the buyer saw it', async () => {
    const { id: cartId, version } = await fill()
    await fill()
    const problem = await rejected({ cartId, orderType: 'Order', cartVersion: version })
    expect(problem).toMatchObject({ status: 409, code: 'cartChanged' })
    expect(await countOrders()).toBe(0)
  })

  it('for a cart that is not the default one', async () => {
    const { id: cartId } = await aCart(shop.dependencies, user)
    expect(await rejected({ cartId, orderType: 'Order' })).toMatchObject({ status: 409, code: 'notDefaultCart' })
  })

  it('for carts of other users, unknown and malformed ids', async () => {
    const colleague = await shop.signedIn(await aUser(shop.dependencies, company))
    for (const cartId of [(await fill(colleague)).id, shop.dependencies.ids.next(), 'x']) {
      expect(await rejected({ cartId, orderType: 'Order' })).toMatchObject({ status: 404, code: 'entryNotFound' })
    }
  })

  it('for an invalid field or order type', async () => {
    const { id: cartId } = await fill()
    expect(await rejected({ cartId, orderType: 'Order', sumNet: '0.01' })).toMatchObject({
      status: 400,
      fields: { sumNet: [{ code: 'unknownField' }] },
    })
    expect(await rejected({ cartId, orderType: 'Gift' })).toMatchObject({ status: 400, code: 'validationFailed' })
  })

  it('with a price on request, which an inquiry may have', async () => {
    const part = await aPart(shop.dependencies, 'AZH-2x125')
    await shop.dependencies.database.update(articles).set({ listPrice: null }).where(eq(articles.id, part.id))
    await fill()
    const { id: cartId } = await buyer.call(cartPositionEndpoints.add, { productDimensionId: part.id })
    expect(await rejected({ cartId, orderType: 'Order' })).toMatchObject({ status: 422, code: 'priceOnRequest' })
    const inquiry = await buyer.call(orderEndpoints.submit, { cartId, orderType: 'Inquiry' })
    expect(inquiry).toMatchObject({ orderType: 'Inquiry', customerStatus: 'received' })
    expect(inquiry.positions[1]).toMatchObject({ price: null, listPrice: null, totalPrice: null })
  })

  it('as an order without the permission, but not as an inquiry', async () => {
    const designer = await shop.signedIn(await aUser(shop.dependencies, company, ['SHOP_USER']))
    const { id: cartId } = await fill(designer)
    expect(await rejected({ cartId, orderType: 'Order' }, designer)).toMatchObject({ status: 403, code: 'forbidden' })
    const inquiry = await designer.call(orderEndpoints.submit, { cartId, orderType: 'Inquiry' })
    const read = await designer.call(orderEndpoints.read, undefined, { params: { id: inquiry.id } })
    expect(read.id).toBe(inquiry.id)
  })
})

describe('a submit that fails', () => {
  it('reports it and does not change the cart', async () => {
    const cart = await fill()
    await shop.dependencies.database.delete(addresses).where(eq(addresses.id, company.invoiceAddress.id))
    const problem = await buyer.rejected(orderEndpoints.submit, { cartId: cart.id, orderType: 'Order' })
    expect(problem).toMatchObject({ status: 500, code: 'COULDNT_SUBMIT_ORDER' })
    expect(JSON.stringify(problem)).not.toContain('invoice')
    expect(await buyer.call(cartEndpoints.readDefault)).toEqual(cart)
  })

  it('because the database is unavailable may be retried', async () => {
    const cart = await fill()
    await administer(
      shop.databaseUrl,
      `create function leave() returns trigger language plpgsql as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
      create trigger leave before insert on orders execute function leave()`,
    )
    const answer = await buyer.send('POST', '/api/order', { cartId: cart.id, orderType: 'Order' })
    await administer(shop.databaseUrl, 'drop function leave cascade')
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
    expect(answer.text).toContain('temporarilyUnavailable')
    expect(await buyer.call(cartEndpoints.readDefault)).toEqual(cart)
    expect((await submit(cart.id)).positionCount).toBe(1)
  })
})

/** Waits until the worker has delivered the order. */
async function delivered(orderId: string): Promise<void> {
  await waitFor(async () => expect((await readOrder(orderId)).status).toBe(2))
}

function missing(): never {
  throw new Error('the cart has no position')
}
