import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { orderEndpoints } from '@normwerk/contract/order'
import { statisticsEndpoints } from '@normwerk/contract/statistics'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aCompany, aUser } from '../../testing/builders.ts'
import { administer } from '../../testing/calls/administer.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let staff: Visitor
let buyer: Visitor

beforeAll(async () => {
  shop = await startApp({ products: ['AZH'] })
  staff = await shop.signedIn(await aUser(shop.dependencies, null))
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
})
afterAll(() => shop.stop())
beforeEach(async () => {
  await staff.call(statisticsEndpoints.listFiles)
  await shop.dependencies.pool.query('delete from file_downloads; delete from monthly_counts')
})

async function counts(): Promise<Record<string, [string, number]>> {
  const files = await staff.call(statisticsEndpoints.listFiles)
  return Object.fromEntries(files.map(({ fileName, type, downloads }) => [fileName, [type, downloads]]))
}

function get(url: string, headers: Record<string, string> = {}) {
  return shop.app.inject({ method: 'GET', url, headers, cookies: Object.fromEntries(buyer.cookies) })
}

test('each whole file counts, and a cut part counts as its article', async () => {
  await get('/api/resources/cad/AZH-6x200.step')
  await get('/api/resources/cad/AZH-6x200.step?schema=ap242')
  await get('/api/resources/cad/AZH-6x200-L150.step')
  await get('/api/resources/cad/AZH-6x200-L150.glb')
  await get('/api/resources/drawing/AZH-6x200.pdf')
  await get('/api/resources/drawing/AZH-6x200-L150.dxf')
  const { id } = await buyer.call(cartEndpoints.readDefault)
  await get(`/api/cart/export/${id}`)
  await get('/api/order/export')
  expect(await counts()).toEqual({
    'AZH-6x200.step': ['STEP', 3],
    'AZH-6x200.glb': ['GLB', 1],
    'AZH-6x200.pdf': ['other', 1],
    'AZH-6x200.dxf': ['other', 1],
    'cart.xlsx': ['Excel', 1],
    'orders.xlsx': ['Excel', 1],
  })
})

test('pictures of pages, rejected calls, parts of files and files that the client has do not count', async () => {
  const { headers } = await get('/api/resources/cad/AZH-6x200.step')
  expect(await counts()).toEqual({ 'AZH-6x200.step': ['STEP', 1] })
  const again = await Promise.all([
    get('/api/resources/cad/AZH-6x200.step', { 'if-none-match': String(headers.etag) }),
    get('/api/resources/cad/AZH-6x200.step', { range: 'bytes=0-9' }),
    get('/api/resources/cad/AZH-6x777.step'),
    get('/api/resources/cad/AZH-6x200.glb?purpose=view'),
    get('/api/resources/cad/..%2f..%2fpackage.json'),
    get('/api/resources/drawing/AZH-6x200.svg'),
    get('/api/resources/thumbnail/AZH.svg'),
    shop.app.inject({ method: 'GET', url: '/api/resources/cad/AZH-6x200.step' }),
    shop.app.inject({
      method: 'HEAD',
      url: '/api/resources/cad/AZH-6x200.step',
      cookies: Object.fromEntries(buyer.cookies),
    }),
  ])
  expect(again.map(({ statusCode }) => statusCode)).toEqual([304, 206, 404, 200, 404, 200, 200, 401, 200])
  expect(await counts()).toEqual({ 'AZH-6x200.step': ['STEP', 1] })
})

test('downloads that could not be stored are stored later', async () => {
  await get('/api/resources/cad/AZH-6x200.step')
  await administer(shop.databaseUrl, 'alter table file_downloads rename to file_downloads_elsewhere')
  expect((await staff.send('GET', '/api/statistics/files')).status).toBe(500)
  await get('/api/resources/cad/AZH-6x200.step')
  await administer(shop.databaseUrl, 'alter table file_downloads_elsewhere rename to file_downloads')
  expect(await counts()).toEqual({ 'AZH-6x200.step': ['STEP', 2] })
})

test('a CAD.zip counts once, however often the page repeats its report', async () => {
  await buyer.send('POST', '/api/statistics/files/zip', {}, { 'idempotency-key': 'zip-1' })
  await buyer.send('POST', '/api/statistics/files/zip', {}, { 'idempotency-key': 'zip-1' })
  await buyer.call(statisticsEndpoints.reportZip)
  expect(await counts()).toEqual({ 'CAD.zip': ['zip', 2] })
})

test('downloads are counted by month, of all files and of one', async () => {
  await get('/api/resources/cad/AZH-6x160.step')
  await get('/api/resources/cad/AZH-6x200.step')
  await get('/api/resources/drawing/AZH-6x200.pdf')
  const months = await staff.call(statisticsEndpoints.listMonths, {})
  expect(months).toHaveLength(12)
  expect(months.at(-1)).toEqual({
    month: new Date().toISOString().slice(0, 7),
    downloads: { STEP: 2, other: 1 },
  })
  expect(months.slice(0, -1).every(({ downloads }) => Object.keys(downloads).length === 0)).toBe(true)
  const ofFile = await staff.call(statisticsEndpoints.listMonths, { fileName: 'AZH-6x200.step' })
  expect(ofFile.at(-1)?.downloads).toEqual({ STEP: 1 })
})

test('a view of a product counts, for visitors too; one of an unknown product does not', async () => {
  for (const person of [shop.visitor(), buyer]) await person.call(statisticsEndpoints.reportView, { productNr: 'AZH' })
  await buyer.call(statisticsEndpoints.reportView, { productNr: 'NONE' })
  const { productViews } = await staff.call(statisticsEndpoints.readFigures)
  expect(productViews).toEqual([{ productNr: 'AZH', name: expect.stringMatching('Auswerferstift'), views: 2 }])
})

test('staff see carts with positions, and what companies have ordered', async () => {
  const before = await staff.call(statisticsEndpoints.readFigures)
  const company = await aCompany(shop.dependencies)
  const purchaser = await shop.signedIn(await aUser(shop.dependencies, company))
  const { id } = await purchaser.call(cartEndpoints.readDefault)
  const fill = () => purchaser.call(cartPositionEndpoints.addDirectly, { abmessungsNr: 'AZH-6x160', quantity: 1 })
  await fill()
  await purchaser.call(orderEndpoints.submit, { cartId: id, orderType: 'Order' })
  await fill()
  const { openCarts, months, companies } = await staff.call(statisticsEndpoints.readFigures)
  expect(openCarts).toBe(before.openCarts + 1)
  expect(months.at(-1)?.orders).toBe((before.months.at(-1)?.orders ?? 0) + 1)
  expect(companies.find(({ customerNumber }) => customerNumber === company.customerNumber)).toMatchObject({
    ...{ orders: 1, inquiries: 0, openCarts: 1 },
    sumNet: expect.stringMatching(/^\d+\.\d\d$/),
  })
})

test('staff save the list as a table, the most downloaded first', async () => {
  await get('/api/resources/cad/AZH-6x160.step')
  for (let time = 0; time < 3; time += 1) await get('/api/resources/drawing/AZH-6x200.pdf')
  const answer = await shop.app.inject({
    method: 'GET',
    url: '/api/statistics/files/excel',
    cookies: Object.fromEntries(staff.cookies),
  })
  expect(answer.headers['content-disposition']).toMatch(/filename="file-statistics-\d{4}(?:-\d\d){5}\.xlsx"/)
  const { sheets } = await readXlsx(answer.rawPayload)
  expect(sheets[0]?.rows.map((row) => row.slice(0, 3))).toEqual([
    ['Datei', 'Art', 'Downloads'],
    ['AZH-6x200.pdf', 'andere', 3],
    ['AZH-6x160.step', 'STEP', 1],
  ])
})
