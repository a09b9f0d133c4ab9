import { auditEndpoints } from '@normwerk/contract/audit'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { crossReferenceEndpoints } from '@normwerk/contract/cross-reference'
import { missedSearchEndpoints } from '@normwerk/contract/missed-search'
import { partsListEndpoints } from '@normwerk/contract/parts-list'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { purgeExpired } from '../../housekeeping.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { nobodysId } from '../../testing/calls/call-empty.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'

let shop: TestApp
let staff: Visitor
let buyer: Visitor

beforeAll(async () => {
  shop = await startApp({ products: ['AZH'] })
  staff = await shop.signedIn(await aUser(shop.dependencies, null))
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
})
afterAll(() => shop.stop())

const search = (query: string, more: object = {}) => buyer.call(catalogueEndpoints.search, { query, ...more })
const list = (query: string) => staff.call(missedSearchEndpoints.list, { query })
const textsOf = async (query: string) => (await list(query)).items.map(({ text, count }) => [text, count])

test('a search without a result is counted, in every spelling of its letters', async () => {
  await search('QX-17 Sonderteil')
  await search('  qx-17   sonderteil')
  expect(await textsOf('qx-17')).toEqual([['qx-17 sonderteil', 1]])
  await buyer.call(catalogueEndpoints.filter, { query: 'QX-17 sonderteil' })
  expect(await textsOf('qx-17')).toEqual([['QX-17 sonderteil', 2]])
  await search('Qx 18 Hülse')
  await search('Qx 18 Hu\u0308lse')
  expect((await list('qx 18')).total).toBe(1)
})

test('a number of a direct order and of a parts list is counted if it names no part', async () => {
  await buyer.rejected(cartPositionEndpoints.addDirectly, { abmessungsNr: 'DO-771/x', quantity: 1 })
  await buyer.call(partsListEndpoints.import, {
    rows: [
      { row: 1, articleNo: 'PL-882/y', quantity: 1 },
      { row: 2, articleNo: 'AZH-6x160', quantity: 1 },
      { row: 3, designation: 'PL-883 Zylinderschraube', quantity: 1 },
    ],
    dryRun: true,
  })
  expect(await textsOf('DO-771')).toEqual([['DO-771/x', 1]])
  expect(await textsOf('PL-88')).toEqual([['PL-882/y', 1]])
  expect(await textsOf('AZH')).toEqual([])
})

test('a search is not counted if filters exclude its parts, or if its text is an address or very long', async () => {
  await search('AZH', { filters: [{ name: 'diameter', values: [777] }] })
  await search('kunde@qx.example')
  await search('kunde＠qx.example')
  await search('kunde\u202eqx')
  await search(`Qx ${'lang '.repeat(30)}`)
  expect(await textsOf('AZH')).toEqual([])
  expect(await textsOf('kunde')).toEqual([])
  expect(await textsOf('lang')).toEqual([])
})

test('staff answer a number with an article of the shop; the whole series is found and leaves the list', async () => {
  await search('TW40/6x160')
  await search('TW40/8x100')
  await search('TW40 Katalog')
  expect((await list('TW40')).total).toBe(3)
  const add = { maker: 'Testwerk', articleNo: 'AZH-6x160', differences: 'Kopf höher' }
  expect(await staff.call(crossReferenceEndpoints.add, { ...add, number: 'TW40/6x160' })).toMatchObject({
    maker: 'Testwerk',
    pattern: 'TW40/{d1}x{L}',
    productNr: 'AZH',
    dimensions: { d1: 'diameter', L: 'length' },
  })
  expect(await textsOf('TW40')).toEqual([['TW40 Katalog', 1]])
  await waitFor(async () =>
    expect((await search('TW40/8x100')).designation).toMatchObject({
      articleNo: 'AZH-8x100',
      crossReference: { maker: 'Testwerk', differences: 'Kopf höher' },
    }),
  )
})

test('a text that is being counted stays when a pattern answers it, and nobody waits for it', async () => {
  await search('SKL/6x160')
  await search('SKL/8x100')
  expect((await list('SKL')).total).toBe(2)
  await shop.dependencies.database.transaction(async (counting) => {
    await counting.execute(sql`select from missed_searches where text = 'SKL/8x100' for update`)
    await staff.call(crossReferenceEndpoints.add, { maker: 'Wartet', number: 'SKL/6x160', articleNo: 'AZH-6x160' })
  })
  expect(await textsOf('SKL')).toEqual([['SKL/8x100', 1]])
})

test('a pattern that is added twice is stored once; one that the maker has with another meaning is rejected', async () => {
  const add = { maker: 'Zweimal', number: 'ZM6x160', articleNo: 'AZH-6x160' }
  const [first, second] = await Promise.all([0, 1].map(() => staff.call(crossReferenceEndpoints.add, add)))
  expect(second).toEqual(first)
  const { items } = await staff.call(auditEndpoints.listAll, { size: 10 })
  const recorded = items.flatMap(({ changes }) => changes.filter(({ after }) => after === 'Zweimal: ZM{d1}x{L}'))
  expect(recorded).toHaveLength(1)
  const other = await staff.rejected(crossReferenceEndpoints.add, { ...add, differences: 'Kopf höher' })
  expect(other).toMatchObject({ status: 422, code: 'crossReferenceRejected' })
})

test('a number without sizes, an unknown article or a known series is rejected', async () => {
  const add = (number: string, articleNo = 'AZH-6x160', maker = 'Anders') =>
    staff.rejected(crossReferenceEndpoints.add, { maker, number, articleNo })
  expect(await add('4711-08')).toMatchObject({ status: 422, code: 'numberWithoutSizes' })
  expect(await add('RT6x160', 'AZH-7777x1')).toMatchObject({ status: 404, code: 'entryNotFound' })
  expect(await add('6x160')).toMatchObject({ status: 422, code: 'crossReferenceRejected' })
  await staff.call(crossReferenceEndpoints.add, { maker: 'Eins', number: 'RT6x160', articleNo: 'AZH-6x160' })
  const message = expect.stringContaining('RT{d1}x{L}')
  expect(await add('RT8x160', 'AZH-8x160')).toMatchObject({ status: 422, code: 'crossReferenceRejected', message })
})

test('a number whose pattern would be too long is rejected with the length that is possible', async () => {
  const add = { maker: 'Lang', articleNo: 'AZH-6x160' }
  const rejected = await staff.rejected(crossReferenceEndpoints.add, { ...add, number: `${'Q'.repeat(53)}6x160` })
  expect(rejected).toMatchObject({ status: 400, fields: { number: [{ code: 'tooLong', params: { limit: 57 } }] } })
  const added = await staff.call(crossReferenceEndpoints.add, { ...add, number: `${'Q'.repeat(52)}6x160` })
  expect(added.pattern).toHaveLength(60)
})

test('staff delete a text; only staff see the list', async () => {
  await search('weg-damit-99')
  const [missed] = (await list('weg-damit')).items
  await staff.call(missedSearchEndpoints.delete, undefined, { params: { id: missed?.id ?? '' } })
  expect((await list('weg-damit')).total).toBe(0)
  const gone = await staff.rejected(missedSearchEndpoints.delete, undefined, { params: { id: nobodysId } })
  expect(gone).toMatchObject({ status: 404 })
  expect(await buyer.rejected(missedSearchEndpoints.list)).toMatchObject({ code: 'forbidden' })
})

test('a text that nobody searches for three months is deleted', async () => {
  await search('selten-4711-z')
  expect((await list('selten')).total).toBe(1)
  const inFourMonths = new Date(Date.now() + 120 * 24 * 60 * 60 * 1000)
  await purgeExpired({ ...shop.dependencies, clock: { now: () => inFourMonths } })
  // The session of the other tests has expired, too.
  const later = await shop.signedIn(await aUser(shop.dependencies, null))
  expect((await later.call(missedSearchEndpoints.list, { query: 'selten' })).total).toBe(0)
})
