import { cartEndpoints } from '@normwerk/contract/cart'
import { partsListEndpoints } from '@normwerk/contract/parts-list'
import { rememberedPartEndpoints } from '@normwerk/contract/remembered-part'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { articles } from '../../database/tables/articles.ts'
import { users } from '../../database/tables/users.ts'
import { purgeExpired } from '../../housekeeping.ts'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { choosePart, listRememberedParts, type Row, readRow } from '../../testing/calls/remembered-part-calls.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const day = 24 * 60 * 60 * 1000
const designation = 'Auswerferstift Ø6 lang 160 Sonder-XY'

let time = Date.now()
let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let user: Awaited<ReturnType<typeof aUser>>
let buyer: Visitor
let nitrided: string

beforeAll(async () => {
  shop = await startApp({ clock: { now: () => new Date(time) } })
  nitrided = (await aPart(shop.dependencies, 'AZN-6x160')).id
})
afterAll(() => shop.stop())
beforeEach(async () => {
  company = await aCompany(shop.dependencies)
  user = await aUser(shop.dependencies, company, undefined, { firstName: 'Anna', lastName: 'Beispiel' })
  buyer = await shop.signedIn(user)
})

const read = (row: Row, visitor = buyer) => readRow(visitor, row)
const choose = (chosenFor: Row, part: Row = { productDimensionId: nitrided }, visitor = buyer) =>
  choosePart(visitor, chosenFor, part)
const list = (visitor = buyer, query = '') => listRememberedParts(visitor, query)
const anotherCompany = async () => shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))

describe('a part that was chosen for a text', () => {
  it('is that of the next list with the same text, whatever its letters, accents and spaces', async () => {
    expect(await read({ designation })).toMatchObject({ status: 'suggested', unread: ['Sonder-XY'] })
    await choose({ designation })
    const remembered = { id: expect.any(String), by: 'Anna Beispiel', at: new Date(time).toISOString(), unit: null }
    const spelt = ['AUSWERFERSTIFT  ø6 LANG 160 sonder-xy', ' Auswerferstift Ø6\tlang 160 Sönder-XY']
    for (const text of [designation, ...spelt]) {
      const row = await read({ designation: text })
      expect(row).toMatchObject({ status: 'matched', articleNo: 'AZN-6x160', quantity: 4, remembered })
      expect(row).not.toHaveProperty('unread')
    }
    expect(await read({ articleNo: designation })).toMatchObject({ remembered })
    const rows = [{ row: 1, designation, quantity: 7 }]
    expect(await buyer.call(partsListEndpoints.import, { rows, dryRun: false })).toMatchObject({ added: 1 })
    const { cartPositions } = await buyer.call(cartEndpoints.readDefault)
    expect(cartPositions.at(-1)).toMatchObject({ articleNo: 'AZN-6x160', quantity: 7 })
  })

  it('keeps its cut, tolerance and certificate', async () => {
    const cut = { changedLength: 147.25, toleranceClass: 'T50', isThreeOne: true }
    await choose({ designation }, { productDimensionId: nitrided, ...cut })
    expect(await read({ designation })).toMatchObject({
      status: 'matched',
      articleNo: 'AZN-6x160-L147.25-T50-C31',
      ...cut,
    })
  })

  it('is not that of another text, nor of the same text beside another length or number', async () => {
    await choose({ designation, changedLength: '147,25' }, { productDimensionId: nitrided, changedLength: 147.25 })
    expect(await read({ designation, changedLength: '147,25' })).toHaveProperty('remembered')
    for (const other of [
      { designation, changedLength: '140' },
      { designation },
      { designation, articleNo: '4711' },
      { designation: `${designation}2`, changedLength: '147,25' },
    ])
      expect(await read(other)).not.toHaveProperty('remembered')
  })

  it("is that of the company's colleagues and of no other company", async () => {
    await choose({ designation })
    const colleague = await shop.signedIn(await aUser(shop.dependencies, company))
    expect(await read({ designation }, colleague)).toMatchObject({ status: 'matched' })
    const other = await anotherCompany()
    expect(await read({ designation }, other)).not.toHaveProperty('remembered')
    expect((await list(other)).items).toEqual([])
    const params = { id: (await list()).items[0]?.id ?? '' }
    expect(await other.rejected(rememberedPartEndpoints.delete, undefined, { params })).toMatchObject({ status: 404 })
    await other.call(rememberedPartEndpoints.deleteAll)
    expect((await list()).total).toBe(1)
  })

  it('is not remembered for a text that names it without a question', async () => {
    await choose({ articleNo: 'AZN-6x160' })
    expect((await list()).items).toEqual([])
  })

  it('is asked where the text names another part without a question', async () => {
    await choose({ articleNo: 'AZH-6x160' })
    const row = await read({ articleNo: 'AZH-6x160' })
    expect(row).toMatchObject({ status: 'suggested', articleNo: 'AZN-6x160', remembered: {} })
    expect(row?.suggestions).toMatchObject([{ articleNo: 'AZH-6x160' }])
  })

  it('is stored with the cart: not by a dry run, nor by a list that is rejected, and once for one key', async () => {
    const chosen = { row: 1, productDimensionId: nitrided, chosenFor: { designation } }
    await buyer.call(partsListEndpoints.import, { rows: [chosen], dryRun: true })
    const open = { row: 2, articleNo: 'Summe' }
    await buyer.rejected(partsListEndpoints.import, { rows: [chosen, open], dryRun: false })
    expect((await list()).total).toBe(0)
    const headers = { 'idempotency-key': `remember-${company.id}` }
    const add = () => buyer.call(partsListEndpoints.import, { rows: [chosen], dryRun: false }, { headers })
    await add()
    const [first] = (await list()).items
    time += 60_000
    await add()
    expect((await list()).items).toEqual([first])
  })

  it('is not stored for cells without a text', async () => {
    for (const empty of [{}, { designation: ' ', quantity: 4, changedLength: 120 }]) await choose(empty)
    expect((await list()).total).toBe(0)
  })

  it.each<[string, object]>([
    ['a number as its words', { designation: 5 }],
    ['words that are too long', { designation: 'x'.repeat(2001) }],
    ['a NUL in its heading', { designation, section: 'a\u0000' }],
    ['a list as its quantity', { designation, quantity: [4] }],
    ['a field that is not of the list', { designation, comment: 'eilt' }],
    ['another part inside', { designation, chosenFor: { designation } }],
  ])('is not stored for a text with %s', async (_, chosenFor) => {
    const rows = [{ row: 1, articleNo: 'AZH-6x160', quantity: 4, chosenFor }]
    const rejection = await buyer.rejected(partsListEndpoints.import, { rows, dryRun: false })
    expect(rejection).toMatchObject({ status: 400, code: 'validationFailed' })
    expect((await list()).total).toBe(0)
    expect((await buyer.call(cartEndpoints.readDefault)).cartPositions).toEqual([])
  })

  it('is replaced by the next choice', async () => {
    await choose({ designation })
    await choose({ designation }, { articleNo: 'AZH-6x160' })
    expect(await read({ designation })).toMatchObject({ articleNo: 'AZH-6x160' })
    expect((await list()).total).toBe(1)
  })

  it('is not proposed once it is no longer sold, or cannot be made so', async () => {
    const { id } = await aPart(shop.dependencies, 'AZN-10x160')
    await choose({ designation }, { productDimensionId: id })
    await choose({ designation: 'Stift kurz' }, { productDimensionId: id, changedLength: 100 })
    const change = (values: object) =>
      shop.dependencies.database.update(articles).set(values).where(eq(articles.id, id))
    const [before] = await shop.dependencies.database.select().from(articles).where(eq(articles.id, id))
    await change({ trimming: null })
    expect(await read({ designation: 'Stift kurz' })).toMatchObject({ status: 'unmatched' })
    expect(await read({ designation })).toHaveProperty('remembered')
    await change({ trimming: before?.trimming, discontinuedAt: new Date() })
    expect(await read({ designation })).not.toHaveProperty('remembered')
    expect((await list()).items).toMatchObject([{ isSold: false }, { isSold: false }])
    await change({ discontinuedAt: null })
  })

  it('names nobody who has left the company', async () => {
    await choose({ designation })
    const colleague = await shop.signedIn(await aUser(shop.dependencies, company))
    await shop.dependencies.database.update(users).set({ deletedAt: new Date() }).where(eq(users.id, user.id))
    expect(await read({ designation }, colleague)).toMatchObject({ status: 'matched', remembered: { by: null } })
    expect((await list(colleague)).items).toMatchObject([{ chosenBy: null }])
  })

  it('is forgotten after two years without use', async () => {
    await choose({ designation })
    await choose({ designation: 'Stift nach Muster' })
    time += 400 * day
    const rows = [{ row: 1, designation, quantity: 1 }]
    buyer = await shop.signedIn(user)
    await buyer.call(partsListEndpoints.import, { rows, dryRun: false })
    time += 400 * day
    await purgeExpired(shop.dependencies)
    buyer = await shop.signedIn(user)
    expect((await list()).items).toMatchObject([{ text: designation }])
  })

  it('takes one statement for any number of rows, and one more to store them', { tags: ['release'] }, async () => {
    const rows = Array.from({ length: 300 }, (_, index) => ({
      ...{ row: index + 1, productDimensionId: nitrided, quantity: 1, chosenFor: { designation: `Stift ${index}` } },
    }))
    const statements = await shop.statementsOf(() => buyer.call(partsListEndpoints.import, { rows, dryRun: false }))
    expect(statements.filter((text) => /^insert into "remembered_parts"/i.test(text))).toHaveLength(1)
    expect((await list()).total).toBe(300)
    const again = rows.map(({ row, chosenFor }) => ({ row, quantity: 1, ...chosenFor }))
    const reading = await shop.statementsOf(() => buyer.call(partsListEndpoints.import, { rows: again, dryRun: true }))
    expect(reading.filter((text) => text.includes('"remembered_parts"'))).toHaveLength(1)
  })
})

describe('the pieces of a unit', () => {
  it('are proposed for the next quantity in this unit, and confirmed', async () => {
    expect(await read({ designation, quantity: '2 VE' })).toMatchObject({
      quantity: 2,
      assumed: ['material', 'quantity'],
    })
    await choose({ designation, quantity: '2 VE' }, { productDimensionId: nitrided, quantity: 20 })
    expect((await list()).items).toMatchObject([{ unit: { name: 'VE', pieces: 10 } }])
    const unit = { name: 'VE', pieces: 10 }
    expect(await read({ designation, quantity: '3 ve' })).toMatchObject({
      ...{ status: 'suggested', quantity: 30, assumed: ['quantity'], remembered: { unit } },
    })
    expect(await read({ designation, quantity: '12 Stk.' })).toMatchObject({ status: 'matched', quantity: 12 })
    expect(await read({ designation, quantity: '3 Satz' })).toMatchObject({ quantity: 3, assumed: ['quantity'] })
  })

  it('are remembered for a text that names its part', async () => {
    const articleNo = 'AZH-6x160'
    await choose({ articleNo, quantity: '2 VE' }, { articleNo, quantity: 100 })
    expect(await read({ articleNo, quantity: '1 VE' })).toMatchObject({ quantity: 50, remembered: {} })
    const counted = await read({ articleNo, quantity: 5 })
    expect(counted).toMatchObject({ status: 'matched', quantity: 5 })
    expect(counted).not.toHaveProperty('remembered')
  })
})
