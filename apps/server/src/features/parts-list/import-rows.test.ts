import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { savedCartEndpoints } from '@normwerk/contract/cart/saved'
import { maxDesignationLength } from '@normwerk/contract/limits'
import { type PartsListRow, partsListEndpoints } from '@normwerk/contract/parts-list'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { articles } from '../../database/tables/articles.ts'
import { aCart, aCompany, aPart, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let user: Awaited<ReturnType<typeof aUser>>
let buyer: Visitor

beforeAll(async () => {
  shop = await startApp()
  company = await aCompany(shop.dependencies)
})
afterAll(() => shop.stop())
beforeEach(async () => {
  user = await aUser(shop.dependencies, company, undefined, { passwordHash: 'some' })
  buyer = await shop.signedIn(user)
})

type Row = Omit<PartsListRow, 'row'>

const numbered = (rows: Row[]) => rows.map((row, index) => ({ row: index + 1, quantity: 1, ...row }))
const dryRun = async (...rows: Row[]) => {
  const { rows: answers } = await buyer.call(partsListEndpoints.import, { rows: numbered(rows), dryRun: true })
  return answers
}
const add = (rows: Row[], cartId: string | null = null, headers = {}) =>
  buyer.call(partsListEndpoints.import, { cartId, rows: numbered(rows), dryRun: false }, { headers })
const positionsOf = async () => (await buyer.call(cartEndpoints.readDefault)).cartPositions

describe('adding', () => {
  const rows: Row[] = [
    { articleNo: 'AZH-8x160', quantity: 3, commission: ' Form 118 ', comment: 'a', customerOrderNumber: 'P-1' },
    { designation: 'DIN 1530 AH WS 3,2x160', changedLength: 147.25, toleranceClass: 'T50', isThreeOne: true },
    { articleNo: 'AZH-6x200', quantity: '12 Stk.', comment: '' },
  ]

  it('adds all rows in their order, after the existing positions, acknowledged at current prices', async () => {
    await buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: 'AZX-8x160' })
    expect(await add(rows)).toMatchObject({ added: 3, rows: [{ status: 'matched' }, {}, {}] })
    expect(await positionsOf()).toMatchObject([
      { articleNo: 'AZX-8x160' },
      { articleNo: 'AZH-8x160', quantity: 3, commission: 'Form 118', comment: 'a', customerOrderNumber: 'P-1' },
      { articleNo: 'AZH-3.2x160-L147.25-T50-C31', quantity: 1, positionType: 'ChangedLength', changes: null },
      { articleNo: 'AZH-6x200', quantity: 12, comment: null, positionType: 'Standard' },
    ])
  })

  it('reports before what each row costs and when it can be delivered, like the cart later', async () => {
    const other = await aPart(shop.dependencies, 'AZH-8x125')
    await shop.dependencies.database.update(articles).set({ listPrice: null }).where(eq(articles.id, other.id))
    const all = [...rows, { articleNo: 'AZH-8x160', quantity: 500 }, { articleNo: other.articleNo }]
    const terms = (list: readonly { price?: string | null | undefined; availability?: string | undefined }[]) =>
      list.map(({ price, availability }) => [price, availability])
    const tried = await dryRun(...all, { designation: 'DIN 1530 A 3,2x160' }, { articleNo: 'Summe' })
    await add(all)
    const inCart = terms(await positionsOf())
    expect(terms(tried)).toEqual([...inCart, [undefined, undefined], [undefined, undefined]])
    expect(inCart[4]).toEqual([null, other.availability])
    expect(Number(inCart[3]?.[0])).toBeLessThan(Number(inCart[0]?.[0]))
  })

  it('stores nothing in a dry run', async () => {
    await dryRun(...rows)
    expect(await positionsOf()).toEqual([])
  })

  it.each<[string, Row]>([
    ['suggested', { designation: 'DIN 1530 A 3,2x160' }],
    ['unmatched', { articleNo: 'Summe' }],
    ['invalid', { articleNo: 'AZH-6x200', quantity: 0 }],
  ])('adds none if a row is %s', async (_, open) => {
    const input = { rows: numbered([...rows, open]), dryRun: false }
    const rejection = await buyer.rejected(partsListEndpoints.import, input)
    expect(rejection).toMatchObject({
      status: 422,
      code: 'importRowsUnresolved',
      fields: { 'rows.3': [{ code: 'invalid' }] },
    })
    expect(await positionsOf()).toEqual([])
  })

  it('happens once for one key', async () => {
    const headers = { 'idempotency-key': 'import-1' }
    const first = await add(rows, null, headers)
    expect(await add(rows, null, headers)).toEqual(first)
    expect(await positionsOf()).toHaveLength(3)
    const other = { cartId: null, rows: numbered(rows.slice(1)), dryRun: false }
    expect(await buyer.rejected(partsListEndpoints.import, other, { headers })).toMatchObject({
      code: 'idempotencyConflict',
    })
  })

  it("uses the named cart: an own one, or a colleague's with the right to edit", async () => {
    const colleague = await aUser(shop.dependencies, company)
    const owner = await shop.signedIn(colleague)
    const own = await aCart(shop.dependencies, user)
    const shared = await aCart(shop.dependencies, colleague)
    const toShare = (right: 'read' | 'edit') =>
      owner.call(savedCartEndpoints.share, { userIds: [user.id], right }, { params: { id: shared.id } })
    const input = { cartId: shared.id, rows: numbered(rows), dryRun: false }

    expect((await add(rows, own.id)).added).toBe(3)
    expect(await buyer.rejected(partsListEndpoints.import, input)).toMatchObject({ status: 404, code: 'entryNotFound' })
    await toShare('read')
    expect(await buyer.rejected(partsListEndpoints.import, input)).toMatchObject({ status: 403, code: 'forbidden' })
    await toShare('edit')
    expect((await buyer.call(partsListEndpoints.import, input)).added).toBe(3)
    const { cartPositions } = await owner.call(cartEndpoints.read, undefined, { params: { id: shared.id } })
    expect(cartPositions).toHaveLength(3)
    expect(await positionsOf()).toEqual([])
  })

  it('does not block simultaneous calls that add', async () => {
    await Promise.all([
      add(rows),
      add(rows),
      buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: 'AZX-8x160' }),
    ])
    const numbers = (await positionsOf()).map(({ articleNo }) => articleNo).filter((number) => number !== 'AZX-8x160')
    const list = ['AZH-8x160', 'AZH-3.2x160-L147.25-T50-C31', 'AZH-6x200']
    expect(numbers).toEqual([...list, ...list])
  })

  it('needs as many statements for 2,000 rows as for two', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index): Row => ({ articleNo: `AZH-6x${[100, 125, 160, 200][index % 4]}` }))
    await add(many(4))
    const few = await shop.statementsOf(() => add(many(2)))
    await buyer.call(cartEndpoints.clear, { cartId: (await buyer.call(cartEndpoints.readDefault)).id })
    const all = await shop.statementsOf(() => add(many(2000)))
    expect(all.length).toBe(few.length)
  })
})

describe('an invalid call', () => {
  it.each<[string, unknown]>([
    ['without rows', { rows: [], dryRun: true }],
    ['with 2,001 rows', { rows: numbered(Array(2001).fill({ articleNo: 'AZH-6x200' })), dryRun: true }],
    ['with one number for two rows', { rows: [{ row: 1 }, { row: 1 }], dryRun: true }],
    ['with half a row number', { rows: [{ row: 1.5 }], dryRun: true }],
    ['that does not say whether it is a try', { rows: [{ row: 1 }] }],
    ['with an unknown field', { rows: [{ row: 1 }], dryRun: true, total: 1 }],
    ['with a price in a row', { rows: [{ row: 1, price: '0.01' }], dryRun: true }],
    ['with a NUL', { rows: [{ row: 1, articleNo: 'AZH\u0000' }], dryRun: true }],
    ['with half a character', { rows: [{ row: 1, comment: '\ud800' }], dryRun: true }],
    [
      'with a long designation',
      { rows: [{ row: 1, designation: 'x'.repeat(maxDesignationLength + 1) }], dryRun: true },
    ],
    ['with a certificate as text', { rows: [{ row: 1, isThreeOne: 'ja' }], dryRun: true }],
    ['with rows that are no list', { rows: { row: 1 }, dryRun: true }],
  ])('%s is rejected', async (_, input) => {
    expect(await buyer.rejected(partsListEndpoints.import, input)).toMatchObject({
      status: 400,
      code: 'validationFailed',
    })
  })
})
