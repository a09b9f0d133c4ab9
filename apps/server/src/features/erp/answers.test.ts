import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { auditEndpoints } from '@normwerk/contract/audit'
import { erpEndpoints } from '@normwerk/contract/erp'
import { type Order, orderEndpoints } from '@normwerk/contract/order'
import { undeliveredOrderEndpoints } from '@normwerk/contract/order/undelivered'
import { formatDispatch, formatInvoice, formatResponse } from '@normwerk/documents/testing/answers'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { aCompany, aSeller, aUser } from '../../testing/builders.ts'
import { anErp, type Erp } from '../../testing/calls/erp.ts'
import { fillCart } from '../../testing/calls/fill-cart.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'

let folder: string
let shop: TestApp
let erp: Erp
let staff: Visitor
let buyer: Visitor
let files = 0

beforeAll(async () => {
  folder = await mkdtemp(join(inject('folder'), 'erp-'))
  const environment = { ERP_CONNECTOR: 'file', ERP_FOLDER: folder }
  shop = await startApp({ environment, report: () => undefined })
  erp = anErp(shop.dependencies)
  await aSeller(shop.dependencies)
  staff = await shop.signedIn(await aUser(shop.dependencies, null))
  const roles = ['SHOP_USER', 'ORDER', 'OLD_ORDERS', 'OLD_INVOICES'] as const
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies), [...roles]))
})
afterAll(() => shop.stop())
beforeEach(() => {
  files += 1
})

const read = (id: string) => buyer.call(orderEndpoints.read, undefined, { params: { id } })
const submit = async (orderType: 'Order' | 'Inquiry' = 'Order') =>
  buyer.call(orderEndpoints.submit, { cartId: (await fillCart(buyer)).id, orderType })
const reaches = (id: string, status: number) =>
  waitFor(async () => {
    const order = await read(id)
    expect(order.status).toBe(status)
    return order
  })
const anOrder = async () => reaches((await submit()).id, 2)
const linesOf = ({ positions }: Order) =>
  positions.map(({ positionNumber = 0, quantity }) => ({ positionNumber, quantity }))
/** Puts a file with an answer, and returns what staff see of it; undefined if it was applied. */
async function answer(content: string) {
  const fileName = `answer-${files}-${Math.random()}.xml`
  await erp.put(fileName, content)
  await erp.beRead()
  return listed(fileName)
}
const listed = async (fileName: string) =>
  (await staff.call(erpEndpoints.listUnapplied)).find((entry) => entry.fileName === fileName)
/** Orders that the ERP has accepted, and whose goods have left. */
async function aSentOrder() {
  const order = await anOrder()
  const { orderNumber } = order
  await answer(formatDispatch({ orderNumber, lines: linesOf(order) }, { number: `LS-${orderNumber}` }))
  return reaches(order.id, 4)
}

describe('an order for an ERP', () => {
  it('is a whole file under its number', async () => {
    const { orderNumber } = await anOrder()
    const names = await readdir(join(folder, 'orders'))
    expect(names).toContain(`ORDER-${orderNumber}.xml`)
    expect(names.filter((name) => !/^ORDER-\d+\.xml$/.test(name))).toEqual([])
    const xml = await readFile(join(folder, 'orders', `ORDER-${orderNumber}.xml`), 'utf8')
    expect(xml).toContain(`<ORDER_ID>${orderNumber}</ORDER_ID>`)
  })

  it('waits while its folder cannot be written, and is delivered when staff repeat it', async () => {
    await shop.dependencies.pool.query("update pgboss.queue set retry_limit = 0 where name = 'outbox'")
    await rm(join(folder, 'orders'), { recursive: true })
    await writeFile(join(folder, 'orders'), 'in the way')
    const { id, orderNumber } = await submit()
    const waiting = await waitFor(async () => {
      const found = (await staff.call(undeliveredOrderEndpoints.list)).find(
        (entry) => entry.orderNumber === orderNumber,
      )
      expect(found).toMatchObject({ attempts: 1, lastError: expect.stringContaining('EEXIST') })
      return found
    })
    expect((await read(id)).status).toBe(1)
    await rm(join(folder, 'orders'))
    await staff.call(undeliveredOrderEndpoints.repeat, { id: waiting?.id ?? '' })
    await reaches(id, 2)
    expect(await readdir(join(folder, 'orders'))).toEqual([`ORDER-${orderNumber}.xml`])
  })

  it('is never an inquiry, which staff answer', async () => {
    const { id, orderNumber } = await submit('Inquiry')
    await reaches(id, 2)
    await mkdir(join(folder, 'orders'), { recursive: true })
    expect(await readdir(join(folder, 'orders'))).not.toContain(`ORDER-${orderNumber}.xml`)
  })
})

describe('an answer', () => {
  it('that accepts an order sets its days, and they stand in its confirmation', async () => {
    const { id, orderNumber, positions } = await anOrder()
    const lines = positions.map(({ positionNumber = 0, quantity }) => ({
      positionNumber,
      quantity,
      shipDate: '2031-05-09',
    }))
    expect(await answer(formatResponse({ orderNumber, lines }))).toBeUndefined()
    const order = await reaches(id, 3)
    expect(order.positions.map(({ shipDate }) => shipDate)).toEqual(positions.map(() => '2031-05-09'))
    const { rows } = await shop.dependencies.pool.query<{ content: object }>(
      "select content from documents where order_id = $1 and kind = 'OrderConfirmation'",
      [id],
    )
    expect(JSON.stringify(rows[0]?.content)).toContain('2031-05-09')
  })

  it('that reports a delivery before the response confirms the order, and the late response changes nothing', async () => {
    const order = await aSentOrder()
    expect(await answer(formatResponse({ ...order, lines: linesOf(order) }))).toBeUndefined()
    const { orderDocuments, history, deliveries } = await read(order.id)
    expect(history.map(({ status }) => status)).toEqual([1, 2, 3, 4])
    expect(orderDocuments.OrderConfirmation).toHaveLength(1)
    expect(orderDocuments.Invoice).toEqual([])
    expect(deliveries).toMatchObject([{ number: `LS-${order.orderNumber}` }])
  })

  it('that invoices goods before they leave waits for them', { tags: ['release'] }, async () => {
    const { id, orderNumber, sumGross: gross, ...order } = await anOrder()
    const lines = linesOf({ id, orderNumber, sumGross: gross, ...order })
    const number = `RE-${orderNumber}`
    const early = await answer(formatInvoice({ orderNumber, lines }, { number, date: '2026-11-30', gross }))
    expect(early).toMatchObject({ givenUp: false, lastError: expect.stringContaining('has left yet') })
    await answer(formatDispatch({ orderNumber, lines }, { number: `LS-${orderNumber}` }))
    await staff.call(erpEndpoints.repeat, { id: early?.id ?? '' })
    await waitFor(async () =>
      expect((await read(id)).orderDocuments.Invoice).toMatchObject([{ number, fileName: `invoice-${number}.pdf` }]),
    )
    expect(await listed(early?.fileName ?? '')).toBeUndefined()
  })

  it.each<[string, (order: Order) => string, RegExp]>([
    ['is no XML', () => '<ORDERRESPONSE>', /no XML/],
    [
      'is about an unknown order',
      (order) => formatResponse({ orderNumber: '1', lines: linesOf(order) }),
      /no order 1 /,
    ],
    [
      'names another article',
      ({ orderNumber }) =>
        formatResponse({ orderNumber, lines: [{ positionNumber: 1, quantity: 1, articleNumber: 'AZH-9x9' }] }),
      /not AZH-9x9/,
    ],
    [
      'names a position that does not exist',
      ({ orderNumber }) =>
        formatDispatch({ orderNumber, lines: [{ positionNumber: 9, quantity: 1 }] }, { number: 'X' }),
      /no position 9/,
    ],
    [
      'accepts fewer pieces',
      (order) => formatResponse({ ...order, lines: linesOf(order).map((line) => ({ ...line, quantity: 1 })) }),
      /pieces are ordered, not 1/,
    ],
    [
      'sends more than was ordered',
      (order) =>
        formatDispatch(
          { ...order, lines: linesOf(order).map((line) => ({ ...line, quantity: line.quantity + 1 })) },
          { number: 'X' },
        ),
      /quantity|between/i,
    ],
  ])('that %s is set aside with its reason, and changes nothing', async (_, write, reason) => {
    const order = await anOrder()
    expect(await answer(write(order))).toMatchObject({ givenUp: true, lastError: expect.stringMatching(reason) })
    expect(await read(order.id)).toEqual(order)
  })

  it('whose sum is not that of the order issues no invoice', async () => {
    const order = await aSentOrder()
    const invoice = { number: `RE-${order.orderNumber}`, date: '2026-11-30', gross: '1.00' }
    const wrong = await answer(formatInvoice({ ...order, lines: linesOf(order) }, invoice))
    expect(wrong).toMatchObject({ givenUp: true, lastError: expect.stringContaining(`by the order it is`) })
    expect((await read(order.id)).orderDocuments.Invoice).toEqual([])
  })

  it('to an order of the back office is set aside', async () => {
    const order = await anOrder()
    await shop.dependencies.pool.query("update outbox set connector = 'back-office' where order_id = $1", [order.id])
    const rejected = await answer(formatResponse({ ...order, lines: linesOf(order) }))
    expect(rejected).toMatchObject({ givenUp: true })
    await waitFor(async () => {
      const metrics = await shop.visitor().send('GET', '/metrics')
      expect(metrics.text).toMatch(/^answers_given_up [1-9]\d*$/m)
    })
  })

  it('that was set aside is downloaded, and discarded for good', async () => {
    const content = `<ORDERRESPONSE>${files}`
    const { id = '', fileName = '' } = (await answer(content)) ?? {}
    const file = await staff.send('GET', `/api/global-admin/erp/answer/${id}`)
    expect([file.text, file.headers['content-type']]).toEqual([content, 'application/octet-stream'])
    await staff.call(erpEndpoints.discard, undefined, { params: { id } })
    expect(await listed(fileName)).toBeUndefined()
    expect((await staff.rejected(erpEndpoints.repeat, { id })).code).toBe('entryNotFound')
    const [event] = (await staff.call(auditEndpoints.listAll, {})).items
    expect(event).toMatchObject({ action: 'erp.answerDiscarded', changes: [{ field: 'file', before: fileName }] })
  })

  it('is taken although one before it cannot be read', async () => {
    const { id, orderNumber, ...order } = await anOrder()
    const unreadable = join(folder, 'answers', '0.xml')
    await mkdir(unreadable, { recursive: true })
    await utimes(unreadable, 0, 0)
    const lines = linesOf({ id, orderNumber, ...order })
    await erp.put('1.xml', formatResponse({ orderNumber, lines }))
    await expect(erp.beRead()).rejects.toMatchObject({ errors: [{ code: 'EISDIR' }] })
    await reaches(id, 3)
    await rm(unreadable, { recursive: true })
  })

  it('is left while it may still be written, and under a name that begins with a point', async () => {
    const answers = join(folder, 'answers')
    await writeFile(join(answers, 'just-now.xml'), '<ORDERRESPONSE>')
    await erp.put('.unfinished.xml', '<ORDERRESPONSE>')
    await erp.put('notes.txt', 'no answer')
    await erp.beRead()
    expect((await readdir(answers)).sort()).toEqual(['.unfinished.xml', 'just-now.xml', 'notes.txt'])
  })

  it('is for staff alone', async () => {
    expect((await buyer.rejected(erpEndpoints.listUnapplied)).code).toBe('forbidden')
  })
})
