import { backOfficeEndpoints } from '@normwerk/contract/back-office'
import { type ChangeCart, cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { companyEndpoints } from '@normwerk/contract/company'
import { type MakeOffer, offerEndpoints } from '@normwerk/contract/offer'
import { type Order, orderEndpoints } from '@normwerk/contract/order'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCompany, aPart, aSeller, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'
import { remindOffers } from './remind-offers.ts'

const morning = new Date('2026-11-16T08:00:00Z')
const day = 24 * 60 * 60 * 1000
let time = morning.getTime()
let shop: TestApp
let staff: Visitor
let company: Awaited<ReturnType<typeof aCompany>>
let buyer: Visitor

beforeAll(async () => {
  shop = await startApp({ clock: { now: () => new Date(time) } })
  await aSeller(shop.dependencies)
})
afterAll(() => shop.stop())
beforeEach(async () => {
  time = morning.getTime()
  staff = await shop.signedIn(await aUser(shop.dependencies, null))
  company = await aCompany(shop.dependencies, {})
  buyer = await shop.signedIn(await aUser(shop.dependencies, company))
})

async function anInquiry(cartOptions?: ChangeCart['cartOptions']): Promise<Order> {
  const add = async (articleNo: string, quantity: number) => {
    const { id: productDimensionId } = await aPart(shop.dependencies, articleNo)
    return buyer.call(cartPositionEndpoints.add, { productDimensionId, quantity })
  }
  const { id: cartId } = await add('AZH-3.2x160', 10)
  await add('AZH-2x100', 4)
  await buyer.call(cartEndpoints.change, { cartId, cartOptions })
  return buyer.call(orderEndpoints.submit, { cartId, orderType: 'Inquiry' })
}

function offerOf({ positions }: Order, more: Partial<MakeOffer> = {}): MakeOffer {
  const [pins, others] = positions
  return {
    positions: [
      { positionId: pins?.id ?? '', price: '2.00', scale: [{ from: 50, price: '1.50' }], leadTimeDays: 7 },
      { positionId: others?.id ?? '', price: '1.25' },
    ],
    validUntil: '2026-11-30',
    comment: 'Gerne auch als Abruf.',
    ...more,
  }
}

const offer = (inquiry: Order, more?: Partial<MakeOffer>) =>
  staff.call(offerEndpoints.make, offerOf(inquiry, more), { params: { id: inquiry.id } })
const read = (id: string) => buyer.call(orderEndpoints.read, undefined, { params: { id } })
const accept = (id: string, input = {}) => buyer.call(offerEndpoints.accept, input, { params: { id } })
const rejected = async (id: string, input = {}, who = buyer) =>
  (await who.rejected(offerEndpoints.accept, input, { params: { id } })).code

describe('an offer', () => {
  it('answers an inquiry with its own prices, and is ordered at them', async () => {
    const inquiry = await anInquiry()
    await offer(inquiry)
    const offered = await read(inquiry.id)
    expect(offered).toMatchObject({
      customerStatus: 'offered',
      validUntil: '2026-11-30',
      totalProductPriceNet: '25.00',
    })
    expect(offered.positions).toMatchObject([
      { price: '2.00', totalPrice: '20.00', leadTimeDays: 7 },
      { price: '1.25' },
    ])
    expect(offered.orderDocuments.Offer).toHaveLength(1)

    const order = await accept(inquiry.id, { customerOrderNumber: 'B-77' })
    expect(order).toMatchObject({ orderType: 'Order', totalProductPriceNet: '25.00', customerOrderNumber: 'B-77' })
    expect(order.counterpart?.id).toBe(inquiry.id)
    expect(await read(inquiry.id)).toMatchObject({ customerStatus: 'accepted', counterpart: { id: order.id } })
    await waitFor(async () => expect((await read(order.id)).status).toBe(2))
    const { positions, shipDate } = await read(order.id)
    expect(positions.map(({ price }) => price)).toEqual(['2.00', '1.25'])
    // Seven working days after the Monday of the order.
    expect(shipDate).toBe('2026-11-25')
  })

  it('is sent on one day by a complete delivery, and needs a cost centre where the company asks for one', async () => {
    const inquiry = await anInquiry({ completeDelivery: true })
    await offer(inquiry)
    const administrator = await shop.signedIn(await aUser(shop.dependencies, company, ['ADMIN']))
    await administrator.call(companyEndpoints.changeOwn, { asksCostCentre: true })
    expect(await rejected(inquiry.id)).toBe('costCentreMissing')
    const order = await accept(inquiry.id, { costCentre: '4410' })
    expect(order).toMatchObject({ completeDelivery: true, costCentre: '4410' })
    expect(order.positions.map(({ shipDate }) => shipDate)).toEqual(['2026-11-25', '2026-11-25'])
  })

  it('is accepted in part, and at the price of the quantity', async () => {
    const inquiry = await anInquiry()
    await offer(inquiry)
    const positionId = inquiry.positions[0]?.id ?? ''
    const order = await accept(inquiry.id, { positions: [{ positionId, quantity: 60 }] })
    expect(order.positions).toMatchObject([{ positionNumber: 1, quantity: 60, price: '1.50', totalPrice: '90.00' }])
    expect(order.totalProductPriceNet).toBe('90.00')
  })

  it('leads to one order, however many accept it', async () => {
    const inquiry = await anInquiry()
    await offer(inquiry)
    const url = `/api/order/offer/${inquiry.id}/accept`
    const answers = await Promise.all([1, 2, 3].map(() => buyer.send('PUT', url, {})))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const { items } = await buyer.call(orderEndpoints.list, { orderType: 'Order' })
    expect(items).toHaveLength(1)
  })

  it('lapses after its last day', { tags: ['release'] }, async () => {
    const inquiry = await anInquiry()
    await offer(inquiry)
    time = Date.parse('2026-11-30T23:59:00Z')
    buyer = await shop.signedIn(await aUser(shop.dependencies, company))
    expect((await read(inquiry.id)).customerStatus).toBe('offered')
    time += 2 * 60 * 1000
    expect((await read(inquiry.id)).customerStatus).toBe('lapsed')
    expect(await rejected(inquiry.id)).toBe('offerLapsed')
  })

  it('is only for the company that asked, and for those who may order', async () => {
    const inquiry = await anInquiry()
    await offer(inquiry)
    const other = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
    expect(await rejected(inquiry.id, {}, other)).toBe('entryNotFound')
    const designer = await shop.signedIn(await aUser(shop.dependencies, company, ['SHOP_USER']))
    expect(await rejected(inquiry.id, {}, designer)).toBe('forbidden')
    const unknownPosition = { positions: [{ positionId: inquiry.id, quantity: 1 }] }
    expect(await rejected(inquiry.id, unknownPosition)).toBe('entryNotFound')
    const fewer = { positions: [{ positionId: inquiry.positions[0]?.id, quantity: 9 }] }
    expect(await rejected(inquiry.id, fewer)).toBe('quantityOutOfRange')
  })

  it('goes back with a question, and is replaced by the next one', async () => {
    const inquiry = await anInquiry()
    await offer(inquiry)
    const params = { id: inquiry.id }
    await buyer.call(offerEndpoints.ask, { question: 'Geht es auch bis Freitag?' }, { params })
    const asked = await staff.call(backOfficeEndpoints.read, undefined, { params })
    expect(asked).toMatchObject({ status: 3, notes: [{ text: 'Geht es auch bis Freitag?', by: 'Erika Muster' }] })
    expect(await rejected(inquiry.id)).toBe('statusNotAllowed')
    const [first, second] = offerOf(inquiry).positions
    if (first === undefined || second === undefined) throw new Error('no positions')
    const again = await offer(inquiry, { positions: [{ ...first, price: '1.90' }, second] })
    expect(again.orderDocuments.Offer).toHaveLength(2)
    expect((await accept(inquiry.id)).positions[0]?.price).toBe('1.90')
  })

  it.each([
    ['a position without a price', (all: MakeOffer) => ({ positions: all.positions.slice(1) }), 'offerIncomplete'],
    ['a last day in the past', () => ({ validUntil: '2026-11-15' }), 'validationFailed'],
    [
      'a price that rises with the quantity',
      ({ positions: [first, ...rest] }: MakeOffer) => ({
        positions: [{ ...first, scale: [{ from: 50, price: '2.50' }] }, ...rest],
      }),
      'offerIncomplete',
    ],
    [
      'a price of nothing',
      ({ positions: [first, ...rest] }: MakeOffer) => ({ positions: [{ ...first, price: '0.00' }, ...rest] }),
      'offerIncomplete',
    ],
  ])('is not made with %s', async (_name, spoil, code) => {
    const inquiry = await anInquiry()
    const whole = offerOf(inquiry)
    const answer = await staff.rejected(
      offerEndpoints.make,
      { ...whole, ...spoil(whole) },
      { params: { id: inquiry.id } },
    )
    expect(answer.code).toBe(code)
    expect((await read(inquiry.id)).customerStatus).toBe('received')
  })

  it('is not made for an order', async () => {
    const inquiry = await anInquiry()
    await offer(inquiry)
    const { id } = await accept(inquiry.id)
    const answer = await staff.rejected(offerEndpoints.make, offerOf(inquiry), { params: { id } })
    expect(answer.code).toBe('statusNotAllowed')
  })

  it('is remembered three days before it ends, once, unless it was answered', async () => {
    company = await aCompany(shop.dependencies, { purchasingEmail: 'reminded@example.com' })
    buyer = await shop.signedIn(await aUser(shop.dependencies, company))
    const open = await anInquiry()
    await offer(open)
    const answered = await anInquiry()
    await offer(answered)
    await accept(answered.id)
    const received = () => shop.mailsTo('reminded@example.com')
    const written = async () => (await received()).filter(({ files }) => files.length > 0)
    await waitFor(async () => expect(await written()).toHaveLength(2))
    const reminders = async () => (await received()).filter(({ subject }) => subject?.includes('endet bald'))
    await remindOffers(shop.dependencies)
    time = morning.getTime() + 11 * day
    await remindOffers(shop.dependencies)
    await remindOffers(shop.dependencies)
    await waitFor(async () => expect(await reminders()).toHaveLength(1))
    const [reminder] = await reminders()
    expect(reminder?.subject).toContain(open.orderNumber)
    expect(reminder?.text).toContain('30. November 2026')
    expect(reminder?.files).toEqual([expect.stringMatching(/^offer-.*\.pdf$/)])
  })
})
