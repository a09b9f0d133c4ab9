import { auditEndpoints } from '@normwerk/contract/audit'
import { backOfficeEndpoints } from '@normwerk/contract/back-office'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { type Order, orderEndpoints } from '@normwerk/contract/order'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCompany, aPart, aSeller, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'

const allRights = ['SHOP_USER', 'ORDER', 'OLD_ORDERS', 'OLD_INVOICES'] as const
let shop: TestApp
let staff: Visitor
let company: Awaited<ReturnType<typeof aCompany>>
let buyer: Visitor

beforeAll(async () => {
  shop = await startApp()
  await aSeller(shop.dependencies)
  staff = await shop.signedIn(await aUser(shop.dependencies, null))
})
afterAll(() => shop.stop())
beforeEach(async () => {
  company = await aCompany(shop.dependencies)
  buyer = await shop.signedIn(await aUser(shop.dependencies, company, [...allRights]))
})

/** Orders 30 pins with a certificate and 12 pins without, and waits until the order has reached the back office. */
async function anOrder(): Promise<Order> {
  const cut = { quantity: 30, changedLength: 147.25, tolerance: '+0.1/0', isThreeOne: true }
  const { id: cartId } = await buyer.call(cartPositionEndpoints.add, {
    productDimensionId: await idOf('AZH-3.2x160'),
    ...cut,
  })
  await buyer.call(cartPositionEndpoints.add, { productDimensionId: await idOf('AZH-2x100'), quantity: 12 })
  const { id } = await buyer.call(orderEndpoints.submit, { cartId, orderType: 'Order' })
  return waitFor(async () => {
    const order = await read(id)
    expect(order.status).toBe(2)
    return order
  })
}

const idOf = async (articleNo: string) => (await aPart(shop.dependencies, articleNo)).id
const read = (id: string) => buyer.call(orderEndpoints.read, undefined, { params: { id } })
const setStatus = (orderId: string, status: 1 | 2 | 3 | 4 | 5 | 6) =>
  staff.call(backOfficeEndpoints.changeStatus, { orderId, status })
const numbers = (docs: readonly { number: string }[]) => docs.map(({ number }) => number)
const cents = (money: string) => Math.round(Number(money) * 100)

describe('an order in the back office', () => {
  it('goes its way step by step, with its documents', async () => {
    const { id, orderNumber, sumGross } = await anOrder()
    const placed = await setStatus(id, 3)
    expect(numbers(placed.orderDocuments.OrderConfirmation)).toEqual([orderNumber])
    expect(placed.nextStatuses).toEqual([4, 6])

    const sent = await setStatus(id, 4)
    expect(sent.deliveries).toHaveLength(1)
    expect(sent.positions.map(({ quantity, sentQuantity }) => quantity - sentQuantity)).toEqual([0, 0])
    expect(numbers(sent.orderDocuments.PackingSlip)).toEqual(numbers(sent.deliveries))
    expect(sent.invoices).toMatchObject([{ sumGross }])

    await setStatus(id, 5)
    const seen = await read(id)
    expect(seen).toMatchObject({ status: 5, customerStatus: 'completed' })
    expect(seen.history.map(({ status }) => status)).toEqual([1, 2, 3, 4, 5])
    expect(seen.orderDocuments.Invoice).toHaveLength(1)
  })

  it('leaves in several deliveries, whose invoices add up to it to the cent', async () => {
    const { id, positions, sumGross } = await anOrder()
    await setStatus(id, 3)
    const [pins, others] = positions
    const send = (pieces: [string | undefined, number][], tracking: string | null = null) =>
      staff.call(backOfficeEndpoints.send, {
        orderId: id,
        positions: pieces.map(([positionId = '', quantity]) => ({ positionId, quantity })),
        tracking,
      })
    const first = await send([[pins?.id, 7]], 'PKG-1')
    expect(first).toMatchObject({ status: 3, tracking: 'PKG-1' })
    expect(first.positions.map(({ sentQuantity }) => sentQuantity)).toEqual([7, 0])
    await send([
      [pins?.id, 23],
      [others?.id, 1],
    ])
    const last = await send([[others?.id, 11]])
    expect(last.status).toBe(4)
    expect(last.orderDocuments.PackingSlip).toHaveLength(3)
    const invoiced = last.invoices.reduce((sum, invoice) => sum + cents(invoice.sumGross), 0)
    expect(invoiced).toBe(cents(sumGross))
  })

  it.each([
    [{ quantity: 31 }, 'quantityOutOfRange'],
    [{ quantity: 0 }, 'validationFailed'],
    [{ positionId: '0199e000-0000-7000-8000-000000000001' }, 'entryNotFound'],
  ])('sends nothing for %j', async (wrong, code) => {
    const { id, positions } = await anOrder()
    await setStatus(id, 3)
    const pieces = { positionId: positions[0]?.id ?? '', quantity: 1, ...wrong }
    const rejection = await staff.rejected(backOfficeEndpoints.send, { orderId: id, positions: [pieces] })
    expect(rejection.code).toBe(code)
    expect((await read(id)).deliveries).toEqual([])
  })

  it('takes no other step', { tags: ['release'] }, async () => {
    const { id } = await anOrder()
    const rejectedStep = async (status: 1 | 2 | 3 | 4 | 5 | 6) =>
      (await staff.rejected(backOfficeEndpoints.changeStatus, { orderId: id, status })).code
    for (const status of [1, 2, 4, 5] as const) expect(await rejectedStep(status)).toBe('statusNotAllowed')
    await setStatus(id, 6)
    for (const status of [1, 2, 3, 4, 5, 6] as const) expect(await rejectedStep(status)).toBe('statusNotAllowed')
    expect((await read(id)).customerStatus).toBe('canceled')
  })

  it('is confirmed and sent once by two simultaneous clicks', async () => {
    const { id } = await anOrder()
    const confirm = () => staff.send('PUT', '/api/back-office/order/status', { orderId: id, status: 3 })
    const answers = await Promise.all([confirm(), confirm(), confirm()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await read(id)).orderDocuments.OrderConfirmation).toHaveLength(1)
  })

  it('is credited once: pieces, a part of the price, the delivery charge', async () => {
    const { id, positions } = await anOrder()
    await setStatus(id, 3)
    const { invoices } = await setStatus(id, 4)
    const invoiceId = invoices[0]?.id ?? ''
    const [pins, others] = positions
    const credit = { orderId: id, invoiceId, creditsShipping: false, reason: 'Rücksendung' }
    const after = await staff.call(backOfficeEndpoints.correct, {
      ...credit,
      positions: [{ positionId: others?.id ?? '', quantity: 2 }],
    })
    expect(after.orderDocuments.InvoiceCorrections).toHaveLength(1)
    expect(after.invoices[0]?.positions[1]?.open).toBe(((cents(others?.price ?? '0') * 10) / 100).toFixed(2))
    const rejected = async (more: object) =>
      (await staff.rejected(backOfficeEndpoints.correct, { ...credit, ...more })).code
    expect(await rejected({ positions: [{ positionId: others?.id, quantity: 11 }] })).toBe('nothingToCredit')
    expect(await rejected({ positions: [{ positionId: pins?.id, quantity: 1, price: '999.00' }] })).toBe(
      'nothingToCredit',
    )
    expect(await rejected({ positions: [] })).toBe('nothingToCredit')
    expect(await rejected({ positions: [{ positionId: id, quantity: 1 }] })).toBe('entryNotFound')
  })

  it('has a certificate 3.1 only where it was ordered', async () => {
    const { id, positions } = await anOrder()
    const certify = (positionId: string) => ({
      orderId: id,
      positionId,
      heatNumber: 'H 4711',
      analysis: [{ element: 'Cr', percent: '5.1' }],
      tests: [{ property: 'Härte', method: 'ISO 6508-1', unit: 'HRC', required: '58–60', measured: '59' }],
      inspector: { name: 'P. Prüfer', office: 'Qualität' },
    })
    const certified = await staff.call(backOfficeEndpoints.certify, certify(positions[0]?.id ?? ''))
    expect(certified.orderDocuments.Certificate).toHaveLength(1)
    const rejection = await staff.rejected(backOfficeEndpoints.certify, certify(positions[1]?.id ?? ''))
    expect(rejection.code).toBe('certificateNotOffered')
  })

  it('keeps notes that only staff see, and every step in the audit', { tags: ['release'] }, async () => {
    const { id } = await anOrder()
    const noted = await staff.call(backOfficeEndpoints.addNote, { orderId: id, text: 'Kunde ruft zurück' })
    expect(noted.notes).toMatchObject([{ text: 'Kunde ruft zurück', by: 'Erika Muster' }])
    await setStatus(id, 3)
    expect(JSON.stringify(await read(id))).not.toContain('Kunde ruft')
    const audit = await staff.call(auditEndpoints.listAll, {})
    expect(audit.items.filter(({ about }) => about?.id === id).map(({ action }) => action)).toEqual([
      'order.statusChanged',
      'order.noted',
      'order.submitted',
    ])
  })

  it('stands in the list of what is to do', async () => {
    const { id, orderNumber } = await anOrder()
    const find = async (queue: 'toConfirm' | 'toSend' | 'closed') => {
      const { items } = await staff.call(backOfficeEndpoints.list, { queue, query: orderNumber })
      return items.map((item) => item.id)
    }
    expect(await find('toConfirm')).toEqual([id])
    const { counts } = await staff.call(backOfficeEndpoints.list, {})
    await setStatus(id, 3)
    expect([await find('toConfirm'), await find('toSend')]).toEqual([[], [id]])
    const after = (await staff.call(backOfficeEndpoints.list, { companyId: company.id })).counts
    expect(after).toMatchObject({ toConfirm: counts.toConfirm - 1, toSend: counts.toSend + 1 })
  })

  it('is nobody else\u2019s to change', async () => {
    const { id } = await anOrder()
    expect((await buyer.rejected(backOfficeEndpoints.changeStatus, { orderId: id, status: 3 })).code).toBe('forbidden')
  })
})
