import { backOfficeEndpoints } from '@normwerk/contract/back-office'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { documentEndpoints, type InvoiceSort } from '@normwerk/contract/document'
import { type Order, orderEndpoints } from '@normwerk/contract/order'
import { and, eq, sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { companies } from '../../database/tables/companies.ts'
import { documents } from '../../database/tables/documents.ts'
import { mails } from '../../database/tables/mails.ts'
import { orders } from '../../database/tables/orders.ts'
import { aCompany, anAddress, aPart, aSeller, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'

const allRights = ['SHOP_USER', 'ORDER', 'OLD_ORDERS', 'OLD_INVOICES'] as const
let shop: TestApp
let staff: Visitor
let company: Awaited<ReturnType<typeof aCompany>>
let buyer: Visitor
let buyerEmail: string

beforeAll(async () => {
  shop = await startApp()
  await aSeller(shop.dependencies)
  staff = await shop.signedIn(await aUser(shop.dependencies, null))
})
afterAll(() => shop.stop())
beforeEach(async () => {
  company = await aCompany(shop.dependencies)
  const user = await aUser(shop.dependencies, company, [...allRights])
  buyerEmail = user.email
  buyer = await shop.signedIn(user)
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

describe('documents', () => {
  it('have gapless numbers of invoices, also after a call that failed', async () => {
    const invoiceOf = async () => {
      const { id } = await anOrder()
      await setStatus(id, 3)
      return numbers((await setStatus(id, 4)).orderDocuments.Invoice)[0] ?? ''
    }
    const count = (number: string) => Number(number.split('-')[1])
    const first = await invoiceOf()
    const { id } = await anOrder()
    await staff.rejected(backOfficeEndpoints.changeStatus, { orderId: id, status: 4 })
    const orders = [await anOrder(), await anOrder(), await anOrder()]
    for (const order of orders) await setStatus(order.id, 3)
    const sent = await Promise.all(orders.map((order) => setStatus(order.id, 4)))
    const others = sent.map(({ orderDocuments }) => numbers(orderDocuments.Invoice)[0] ?? '')
    expect(others.map(count).sort((a, b) => a - b)).toEqual([1, 2, 3].map((more) => count(first) + more))
  })

  it('are written, and read by those who may', async () => {
    const { id } = await anOrder()
    await setStatus(id, 3)
    const { orderDocuments } = await setStatus(id, 4)
    const [invoice] = orderDocuments.Invoice
    const [confirmation] = orderDocuments.OrderConfirmation
    const open = (who: Visitor, doc: typeof invoice, ending = '.pdf') =>
      who.send('GET', `/api/resources${doc?.path.replace(/\.pdf$/, ending)}`)
    const isWritten = async (doc: typeof invoice) => expect((await open(buyer, doc)).status).toBe(200)
    for (const document of [invoice, confirmation]) await waitFor(() => isWritten(document))
    const pdf = await open(buyer, invoice)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.text.slice(0, 5)).toBe('%PDF-')
    expect((await open(buyer, invoice, '.xml')).text).toContain('CrossIndustryInvoice')
    expect((await open(buyer, confirmation, '.xml')).status).toBe(404)

    const clerk = await shop.signedIn(await aUser(shop.dependencies, company, ['OLD_INVOICES']))
    const reader = await shop.signedIn(await aUser(shop.dependencies, company, ['OLD_ORDERS']))
    const other = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies), [...allRights]))
    const seen = async (who: Visitor) => [(await open(who, invoice)).status, (await open(who, confirmation)).status]
    expect(await seen(clerk)).toEqual([200, 404])
    expect(await seen(reader)).toEqual([404, 200])
    expect(await seen(other)).toEqual([404, 404])
    expect((await reader.call(orderEndpoints.read, undefined, { params: { id } })).orderDocuments.Invoice).toEqual([])
    const { items } = await clerk.call(documentEndpoints.listInvoices, {})
    expect(items).toMatchObject([{ id: invoice?.id, orderId: id, kind: 'Invoice' }])
    const listed = async (filter: object) => (await clerk.call(documentEndpoints.listInvoices, filter)).total
    expect(await listed({ query: invoice?.number.slice(-4).toLowerCase() })).toBe(1)
    expect(await listed({ query: 'nowhere' })).toBe(0)
    expect(await listed({ to: '2020-01-01' })).toBe(0)
  })

  it('are listed sorted by any column, either way', { tags: ['release'] }, async () => {
    for (const { id } of [await anOrder(), await anOrder()]) {
      await setStatus(id, 3)
      await setStatus(id, 4)
    }
    const sorted = async (sort: InvoiceSort) => (await buyer.call(documentEndpoints.listInvoices, { sort })).items
    const all = await sorted('number')
    expect(all).toHaveLength(2)
    const sums = (await sorted('sumGross')).map(({ sumGross }) => Number(sumGross))
    expect(sums).toEqual(sums.toSorted((a, b) => a - b))
    for (const column of ['number', 'orderNumber'] as const) {
      const rising = (await sorted(column)).map((invoice) => invoice[column])
      expect(rising).toEqual(rising.toSorted())
      expect((await sorted(`-${column}`)).map((invoice) => invoice[column])).toEqual(rising.toReversed())
    }
    for (const column of ['date', 'customerOrderNumber'] as const) expect(await sorted(column)).toHaveLength(2)
  })

  it('are mailed to the buyer and to those whom their company has named', async () => {
    const recipients = { purchasingEmail: 'purchasing@named.example', accountingEmail: 'accounting@named.example' }
    const { database } = shop.dependencies
    await database.update(companies).set(recipients).where(eq(companies.id, company.id))
    const { id } = await anOrder()
    await setStatus(id, 3)
    await setStatus(id, 4)
    const kindsFor = async (address: string) => {
      const ofOrder = and(eq(documents.orderId, id), eq(mails.recipient, address))
      const sent = await database
        .select({ kind: documents.kind })
        .from(mails)
        .innerJoin(documents, sql`${documents.id}::text = ${mails.data} ->> 'documentId'`)
        .where(ofOrder)
      return sent.map(({ kind }) => kind).toSorted()
    }
    await waitFor(async () => {
      expect(await kindsFor('accounting@named.example')).toEqual(['Invoice'])
      expect(await kindsFor('purchasing@named.example')).toEqual(['OrderConfirmation', 'PackingSlip'])
    })
    expect(await kindsFor(buyerEmail)).toEqual(['OrderConfirmation', 'PackingSlip'])
  })

  it('come with labels for the parts, for who may see the order and for staff', async () => {
    const { id, orderNumber } = await anOrder()
    const labelsFor = (who: Visitor, query = '') => who.send('GET', `/api/order/${id}/labels${query}`)
    const labels = await labelsFor(buyer)
    expect(labels.status).toBe(200)
    expect(labels.headers['content-disposition']).toBe(`inline; filename="labels-${orderNumber}.pdf"`)
    expect(labels.text.slice(0, 5)).toBe('%PDF-')
    expect((await labelsFor(staff, '?paper=roll')).status).toBe(200)
    expect((await labelsFor(staff, '?firstLabel=25')).status).toBe(400)
    const clerk = await shop.signedIn(await aUser(shop.dependencies, company, ['OLD_INVOICES']))
    expect((await labelsFor(clerk)).status).toBe(404)
  })

  it('come in one archive with what its reader may see', async () => {
    const { id } = await anOrder()
    const archive = (who: Visitor) => who.send('GET', `/api/order/${id}/documents`)
    expect((await archive(buyer)).status).toBe(404)
    await setStatus(id, 3)
    await setStatus(id, 4)
    const namesFor = async (who: Visitor) => {
      const { rawPayload } = await shop.app.inject({
        url: `/api/order/${id}/documents`,
        cookies: Object.fromEntries(who.cookies),
      })
      return Object.keys(unzipSync(rawPayload)).map((name) => name.replace(/[\d-]+/, '#'))
    }
    await waitFor(async () => expect(await namesFor(buyer)).toHaveLength(4))
    const clerk = await shop.signedIn(await aUser(shop.dependencies, company, ['OLD_INVOICES']))
    expect((await namesFor(clerk)).map((name) => name.slice(-4))).toEqual(['.pdf', '.xml'])
    const other = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies), [...allRights]))
    expect((await archive(other)).status).toBe(404)
  })

  it('are issued only once the shop has said who it is', async () => {
    const { id } = await anOrder()
    const seller = await staff.call(documentEndpoints.readSeller)
    if (seller === null) throw new Error('no seller')
    await shop.dependencies.pool.query('update shop_settings set seller = null')
    const rejection = await staff.rejected(backOfficeEndpoints.changeStatus, { orderId: id, status: 3 })
    expect(rejection.code).toBe('sellerMissing')
    expect((await read(id)).status).toBe(2)
    const wrong = await staff.rejected(documentEndpoints.changeSeller, {
      ...seller,
      bank: { ...seller.bank, iban: 'DE02120300000000202052' },
    })
    expect(wrong.fields).toHaveProperty('bank.iban')
    await staff.call(documentEndpoints.changeSeller, seller)
    await setStatus(id, 3)
  })

  it('go to a buyer abroad without tax, if their VAT id is known', async () => {
    company = await aCompany(shop.dependencies, { vatId: 'ATU10000005' })
    await anAddress(shop.dependencies, company.id)
    await shop.dependencies.pool.query("update addresses set country = 'AT', zip = '1010' where company_id = $1", [
      company.id,
    ])
    buyer = await shop.signedIn(await aUser(shop.dependencies, company, [...allRights]))
    const { id, salesTax } = await anOrder()
    expect(salesTax).toBe('0.00')
    await setStatus(id, 3)
    const { database } = shop.dependencies
    await database.update(orders).set({ vatId: null }).where(eq(orders.id, id))
    const rejection = await staff.rejected(backOfficeEndpoints.changeStatus, { orderId: id, status: 4 })
    expect(rejection.code).toBe('buyerDataMissing')
    expect(await read(id)).toMatchObject({ status: 3, orderDocuments: { PackingSlip: [], Invoice: [] } })

    await database.update(orders).set({ vatId: company.vatId }).where(eq(orders.id, id))
    const { orderDocuments } = await setStatus(id, 4)
    const url = `/api/resources${orderDocuments.Invoice[0]?.path.replace(/\.pdf$/, '.xml')}`
    await waitFor(async () => expect((await buyer.send('GET', url)).status).toBe(200))
    expect((await buyer.send('GET', url)).text).toContain('VATEX-EU-IC')
  })
})
