import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { backOfficeEndpoints } from '@normwerk/contract/back-office'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { type Order, orderEndpoints } from '@normwerk/contract/order'
import { formatDispatch, formatInvoice, formatResponse } from '@normwerk/documents/testing/answers'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { aCompany, aPart, aSeller, aUser } from '../../testing/builders.ts'
import { anErp } from '../../testing/calls/erp.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'
import { deliverOrder } from '../order/deliver-order.ts'
import { createConnectors } from './write-order-file.ts'

/** Pieces by the number of their position. */
type Pieces = readonly { positionNumber: number; quantity: number }[]

/** Who works on orders. Each answer may be given again, which must change nothing. */
interface Office {
  accept(order: Order): Promise<void>
  send(order: Order, pieces: Pieces, number: string): Promise<void>
  /** Invoices goods that have left. */
  invoice(
    order: Order,
    pieces: Pieces,
    invoice: { number: string; deliveryNumber: string; gross: string },
  ): Promise<void>
}

/** Staff, who see that a step was taken, and the shop invoices what they send. */
async function staffOf(shop: TestApp): Promise<Office> {
  const staff = await shop.signedIn(await aUser(shop.dependencies, null))
  const sent = new Set<string>()
  return {
    async accept({ id }) {
      await staff.send('PUT', '/api/back-office/order/status', { orderId: id, status: 3 })
    },
    async send({ id, positions }, pieces, number) {
      if (sent.has(number)) return
      sent.add(number)
      await staff.call(backOfficeEndpoints.send, {
        orderId: id,
        positions: pieces.map(({ positionNumber, quantity }) => ({
          positionId: positions[positionNumber - 1]?.id ?? '',
          quantity,
        })),
      })
    },
    invoice: async () => undefined,
  }
}

async function filesOf({ dependencies }: TestApp): Promise<Office> {
  const erp = anErp(dependencies)
  let files = 0
  const answer = async (content: string) => {
    await erp.put(`${String(++files).padStart(4, '0')}.xml`, content)
    await erp.beRead()
  }
  return {
    accept: (order) => answer(formatResponse({ ...order, lines: order.positions })),
    send: ({ orderNumber }, lines, number) => answer(formatDispatch({ orderNumber, lines }, { number })),
    invoice: ({ orderNumber }, lines, invoice) =>
      answer(formatInvoice({ orderNumber, lines }, { date: '2026-11-30', ...invoice })),
  }
}

const fileEnvironment = async () => ({
  ERP_CONNECTOR: 'file',
  ERP_FOLDER: await mkdtemp(join(inject('folder'), 'erp-')),
})

describe.each([
  { name: 'back-office', environment: async () => ({}), open: staffOf },
  { name: 'file', environment: fileEnvironment, open: filesOf },
])('the connector $name', ({ name, environment, open }) => {
  let shop: TestApp
  let office: Office
  let buyer: Visitor
  let staff: Visitor
  beforeAll(async () => {
    shop = await startApp({ environment: await environment(), report: () => undefined })
    await aSeller(shop.dependencies)
    office = await open(shop)
    staff = await shop.signedIn(await aUser(shop.dependencies, null))
  })
  afterAll(() => shop.stop())
  beforeEach(async () => {
    const roles = ['SHOP_USER', 'ORDER', 'OLD_ORDERS', 'OLD_INVOICES'] as const
    buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies), [...roles]))
  })

  /** Orders 30 pins with a certificate and 12 pins without, and waits until the order has arrived. */
  async function anOrder(): Promise<Order> {
    const { id: cartId } = await buyer.call(cartPositionEndpoints.add, {
      productDimensionId: (await aPart(shop.dependencies, 'AZH-3.2x160')).id,
      quantity: 30,
      isThreeOne: true,
    })
    const second = (await aPart(shop.dependencies, 'AZH-2x100')).id
    await buyer.call(cartPositionEndpoints.add, { productDimensionId: second, quantity: 12 })
    const { id } = await buyer.call(orderEndpoints.submit, { cartId, orderType: 'Order' })
    return waitFor(async () => {
      const order = await read(id)
      expect(order.status).toBe(2)
      return order
    })
  }

  const read = (id: string) => buyer.call(orderEndpoints.read, undefined, { params: { id } })
  const cents = (money: string) => Math.round(Number(money) * 100)

  it('gets an order once, whatever is repeated', async () => {
    const { id } = await anOrder()
    const { rows } = await shop.dependencies.pool.query<{ id: string }>('select id from outbox where order_id = $1', [
      id,
    ])
    const connectors = createConnectors(shop.dependencies)
    const again = () => deliverOrder(shop.dependencies, connectors, rows[0]?.id ?? '')
    await Promise.all([again(), again()])
    expect((await read(id)).history.map(({ status }) => status)).toEqual([1, 2])
  })

  it('takes an order through all its steps, each answer given twice', async () => {
    const order = await anOrder()
    const first = [{ positionNumber: 1, quantity: 10 }]
    const rest = [
      { positionNumber: 1, quantity: 20 },
      { positionNumber: 2, quantity: 12 },
    ]
    for (const _ of [1, 2]) await office.accept(order)
    expect(await read(order.id)).toMatchObject({ status: 3, orderDocuments: { OrderConfirmation: [{}] } })

    const numbers = [`${order.orderNumber}-1`, `${order.orderNumber}-2`] as const
    for (const _ of [1, 2]) await office.send(order, first, numbers[0])
    expect(await read(order.id)).toMatchObject({ status: 3, deliveries: [{ positions: [{ quantity: 10 }] }] })
    for (const _ of [1, 2]) await office.send(order, rest, numbers[1])
    expect((await read(order.id)).status).toBe(4)

    const [pins, others] = order.positions
    const totalOf = (position: typeof pins) => cents(position?.totalPrice ?? '0')
    const piece = cents(pins?.price ?? '0')
    const certificate = totalOf(pins) - 30 * piece
    const rate = cents(order.salesTax) / cents(order.sumNet)
    const gross = (net: number) => ((net + Math.round(net * rate)) / 100).toFixed(2)
    const invoices = [10 * piece + certificate + cents(order.shippingCosts), 20 * piece + totalOf(others)].map(gross)
    for (const [index, pieces] of [first, rest].entries()) {
      const invoice = {
        number: `ERP/${numbers[index]}`,
        deliveryNumber: numbers[index] ?? '',
        gross: invoices[index] ?? '',
      }
      for (const _ of [1, 2]) await office.invoice(order, pieces, invoice)
    }
    const { orderDocuments, history } = await read(order.id)
    expect(orderDocuments.OrderConfirmation).toHaveLength(1)
    expect(orderDocuments.PackingSlip).toHaveLength(2)
    expect(orderDocuments.Invoice).toHaveLength(2)
    expect(history.map(({ status }) => status)).toEqual([1, 2, 3, 4])
    const seen = await staff.call(backOfficeEndpoints.read, undefined, { params: { id: order.id } })
    const invoiced = seen.invoices.reduce((sum, invoice) => sum + cents(invoice.sumGross), 0)
    expect(invoiced).toBe(cents(order.sumGross))
  })

  it('leaves a canceled order as it is', { tags: ['release'] }, async () => {
    const order = await anOrder()
    const canceled = await staff.call(backOfficeEndpoints.changeStatus, { orderId: order.id, status: 6 })
    expect(canceled.isInErp).toBe(name === 'file')
    await office.accept(order)
    expect(await read(order.id)).toMatchObject({ status: 6, orderDocuments: { OrderConfirmation: [] } })
  })
})
