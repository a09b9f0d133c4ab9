import { customerPartNumberEndpoints } from '@normwerk/contract/customer-part-number'
import { type PartsListRow, partsListEndpoints } from '@normwerk/contract/parts-list'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { articles } from '../../database/tables/articles.ts'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'

let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let user: Awaited<ReturnType<typeof aUser>>
let buyer: Visitor

beforeAll(async () => {
  shop = await startApp()
  company = await aCompany(shop.dependencies)
  const staff = await shop.signedIn(await aUser(shop.dependencies, null))
  const content =
    'maker;pattern;productNr;dimensions;differences\nBeispiel;EX{d}x{L};AZH;d=diameter,L=length;\nAnders;QV{d}-{L};AZH;d=diameter,L=length;Kopf 0,5 mm höher\n'
  const imported = await staff.upload('/api/global-admin/cross-reference/import', { name: 'x.csv', content })
  expect(imported.status, imported.text).toBe(200)
  const rows = [{ row: 1, articleNo: 'QV3.2-160' }]
  const reader = await shop.signedIn(await aUser(shop.dependencies, company))
  await waitFor(async () => {
    const answer = await reader.call(partsListEndpoints.import, { rows, dryRun: true })
    expect(answer.rows).toMatchObject([{ crossReference: { maker: 'Anders' } }])
  })
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
describe('a complete row', () => {
  it.each<[Row, object]>([
    // The height of a ring stands below "length", too.
    [
      { designation: 'Zentrierring Ø60 ID 36', changedLength: 12 },
      { articleNo: 'ZRU-60x36x12', changedLength: null },
    ],
    // Columns have their own order, and one list numbers the diameters otherwise than another.
    [{ designation: 'Angießbuchse 5x18 R=40 1.2767', changedLength: 36 }, { articleNo: 'ABT-18x5x40x36' }],
    [
      { designation: 'Stepped ejector pin d1=3 d2=1.5 l1=63 hardened', changedLength: 125 },
      { articleNo: 'ASH-1.5x3x125x63' },
    ],
    // Only one of the plates that the word may mean has these sizes.
    [{ designation: 'Aufspannplatte 346x296x27 1.1730' }, { status: 'matched', articleNo: 'PLFU-346x296x27' }],
    [{ articleNo: 'azh-6x200' }, { articleNo: 'AZH-6x200', quantity: 1, changedLength: null, isThreeOne: false }],
    [
      { articleNo: ' AZH 6 x 200 ', quantity: '12 Stk.' },
      { articleNo: 'AZH-6x200', quantity: 12 },
    ],
    [{ designation: 'AZH-6x200' }, { articleNo: 'AZH-6x200' }],
    [
      { articleNo: 'AZH-3.2x160-L147.25-T50-C31' },
      { articleNo: 'AZH-3.2x160-L147.25-T50-C31', changedLength: 147.25, toleranceClass: 'T50', isThreeOne: true },
    ],
    [
      { articleNo: 'AZH-3,2x160', changedLength: '147,25 mm', toleranceClass: '+0,05', isThreeOne: true },
      { articleNo: 'AZH-3.2x160-L147.25-T50-C31' },
    ],
    [{ articleNo: 'AZH-3.2x160-L147.25-T50', designation: 'Auswerfer gekürzt' }, { changedLength: 147.25 }],
    [{ articleNo: 'AZH-3.2x160-L147.25-T50', changedLength: 147.25, toleranceClass: 'T50' }, { changedLength: 147.25 }],
    [
      { articleNo: 'AZH-6x200', changedLength: '200' },
      { articleNo: 'AZH-6x200', changedLength: null },
    ],
    [{ designation: 'DIN 1530 AH WS 3,2x160' }, { articleNo: 'AZH-3.2x160', changedLength: null }],
    [
      { designation: 'DIN 1530 AH WS 3,2', changedLength: '160' },
      { articleNo: 'AZH-3.2x160', changedLength: null },
    ],
    [
      { designation: 'Auswerferstift DIN 1530 AH WS 3,2x160 gekürzt auf 147,25 +0,05 mit Zeugnis 3.1' },
      { articleNo: 'AZH-3.2x160-L147.25-T50-C31' },
    ],
    [
      { designation: 'DIN 1530 AH WS 3,2x160', changedLength: 147.25, toleranceClass: 'T50' },
      { articleNo: 'AZH-3.2x160-L147.25-T50' },
    ],
    [
      { designation: 'DIN 1530 AH WS 3,2x160, 4 Stück', quantity: null },
      { articleNo: 'AZH-3.2x160', quantity: 4 },
    ],
    [{ articleNo: '4711', designation: 'DIN 1530 AH WS 3,2x160' }, { articleNo: 'AZH-3.2x160' }],
    [
      { articleNo: 'EX 3,2 x 160' },
      { articleNo: 'AZH-3.2x160', crossReference: { maker: 'Beispiel', differences: null } },
    ],
  ])('%j is matched', async (row, expected) => {
    expect(await dryRun(row)).toMatchObject([{ row: 1, status: 'matched', ...expected }])
  })

  it("is matched by the customer part number, which has priority over the shop's numbers", async () => {
    const { id: productDimensionId } = await aPart(shop.dependencies, 'AZH-8x100')
    const call = { productDimensionId, ownNumber: 'DIN 1530 AH 6x200' }
    const owner = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
    await owner.call(customerPartNumberEndpoints.set, call)
    const { rows } = await owner.call(partsListEndpoints.import, {
      rows: [{ row: 7, articleNo: 'din 1530 ah 6X200', quantity: 2 }],
      dryRun: true,
    })
    expect(rows).toMatchObject([{ row: 7, status: 'matched', articleNo: 'AZH-8x100', quantity: 2 }])
    expect(await dryRun({ articleNo: 'DIN 1530 AH 6x200' })).toMatchObject([{ articleNo: 'AZH-6x200' }])
  })

  it("is the buyer's choice, whatever its words say", async () => {
    const { id: productDimensionId } = await aPart(shop.dependencies, 'AZH-8x160')
    const [plain, cut] = await dryRun(
      { productDimensionId, articleNo: 'nonsense', designation: 'DIN 1530 A 3,2x160, 4 Stück', quantity: 3 },
      { productDimensionId, changedLength: 150 },
    )
    const [stated] = await dryRun({
      ...{ productDimensionId, designation: 'DIN 1530 A 3,2x160, 4 Stück' },
      quantity: null,
    })
    expect(stated).toMatchObject({ status: 'matched', articleNo: 'AZH-8x160', quantity: 4 })
    expect(plain).toMatchObject({ status: 'matched', articleNo: 'AZH-8x160', quantity: 3 })
    expect(cut).toMatchObject({ status: 'matched', changedLength: 150, toleranceClass: 'T100' })
  })
})

describe('a row that leaves something open', () => {
  it.each<[Row, object]>([
    [{ designation: 'DIN 1530 A 3,2x160' }, { articleNo: 'AZN-3.2x160', assumed: ['material'] }],
    [{ designation: 'DIN 1530 AH 3,2x160' }, { articleNo: 'AZH-3.2x160', assumed: ['material'] }],
    [{ articleNo: 'AZH-3.2x160-L147.25' }, { assumed: ['toleranceClass'], toleranceClass: 'T100' }],
    [
      { articleNo: 'AZH-3.2x160', changedLength: '147.25' },
      { assumed: ['toleranceClass'], changedLength: 147.25 },
    ],
    [{ designation: 'DIN 1530 AH WS 3,2x147,25' }, { assumed: ['length', 'toleranceClass'], changedLength: 147.25 }],
    [{ articleNo: 'AZH-3.2x147.25' }, { assumed: ['length', 'toleranceClass'], articleNo: 'AZH-3.2x160-L147.25-T100' }],
    // The number does not name the cut that is beside it.
    [
      { articleNo: 'AZH-3.2x160', designation: 'Auswerferstift 3,2x160 gekürzt auf 147,25' },
      { changedLength: 147.25, toleranceClass: 'T100' },
    ],
    [{ articleNo: 'AZH-3.2x160', designation: 'Auswerferstift 3,2x160 mit Zeugnis 3.1' }, { isThreeOne: true }],
    [
      { articleNo: 'AZH-3.2x160-L147.25-T50', designation: 'Auswerferstift 3,2x160 gekürzt auf 150' },
      { changedLength: 147.25, toleranceClass: 'T50' },
    ],
    // The length of the cut to which the tolerance belongs is missing.
    [{ designation: 'DIN 1530 AH WS 3,2x160', toleranceClass: '+0,02/0' }, { articleNo: 'AZH-3.2x160' }],
    // One of the two is wrong.
    [{ articleNo: 'AZH-3.3x160', designation: 'DIN 1530 AH WS 3,2x160' }, { articleNo: 'AZH-3.2x160' }],
    [{ articleNo: 'QV3.2-160' }, { articleNo: 'AZH-3.2x160', crossReference: { differences: 'Kopf 0,5 mm höher' } }],
  ])('%j is suggested', async (row, expected) => {
    const [answer] = await dryRun(row)
    expect(answer).toMatchObject({ status: 'suggested', productDimensionId: expect.any(String), ...expected })
    const { productDimensionId, changedLength, toleranceClass, isThreeOne } = answer ?? {}
    const [confirmed] = await dryRun({ ...row, productDimensionId, changedLength, toleranceClass, isThreeOne })
    expect(confirmed).toMatchObject({ status: 'matched', articleNo: answer?.articleNo })
  })

  it.each<[Row, number]>([
    [{ designation: 'DIN 1530 AH WS 3,2x160 do dvou forem', quantity: '4' }, 4],
    [{ designation: 'DIN 1530 AH WS 3,2x160 quindi 6', quantity: '2' }, 2],
    [{ designation: 'DIN 1530 AH WS 3,2x160', quantity: '2-3' }, 2],
    [{ designation: 'DIN 1530 AH WS 3,2x160', quantity: 'mind. 5' }, 5],
  ])('%j asks for its quantity, too', async (row, quantity) => {
    const [answer] = await dryRun(row)
    expect(answer).toMatchObject({ status: 'suggested', articleNo: 'AZH-3.2x160', quantity })
    expect(answer?.assumed).toContain('quantity')
    const { productDimensionId } = answer ?? {}
    const [confirmed] = await dryRun({ ...row, productDimensionId, quantity })
    expect(confirmed).toMatchObject({ status: 'matched', quantity })
  })

  it('is offered in the other materials', async () => {
    const [answer] = await dryRun({ designation: 'DIN 1530 A 3,2x160' })
    const numbers = answer?.suggestions?.map(({ articleNo }) => articleNo)
    expect(numbers?.length).toBeGreaterThan(0)
    expect(numbers?.length).toBeLessThanOrEqual(3)
    expect(numbers).not.toContain('AZN-3.2x160')
    expect(answer?.suggestions?.[0]?.description).toMatch(/3,2 × 160 mm$/)
  })

  it('of sizes alone, which no stocked part has, is suggested as parts cut to them', async () => {
    const words = { designation: '6x147,25' }
    const [answer] = await dryRun(words)
    const numbers = answer?.suggestions?.map(({ articleNo }) => articleNo) ?? []
    expect(numbers).toContain('AZH-6x160-L147.25-T100')
    expect(numbers.every((articleNo) => articleNo.includes('-L147.25-T100'))).toBe(true)
    const [chosen, other] = await dryRun(
      { ...words, articleNo: 'AZH-6x160-L147.25-T100' },
      { designation: '6x150', articleNo: 'AZH-6x160-L147.25-T100' },
    )
    expect(chosen).toMatchObject({ status: 'matched', articleNo: 'AZH-6x160-L147.25-T100', changedLength: 147.25 })
    expect(other).toMatchObject({ status: 'suggested', unread: ['6x150'] })
  })

  it.each<[Row, string]>([
    [{ articleNo: 'AZH-6.05x200' }, 'AZH-6'],
    [{ designation: 'DIN 1530 AH 3,3x160' }, 'AZH-3'],
  ])('%j gets similar parts as suggestions', async (row, opening) => {
    const [answer] = await dryRun(row)
    expect(answer).toMatchObject({ status: 'suggested' })
    expect(answer?.productDimensionId).toBeUndefined()
    const scores = answer?.suggestions?.map(({ score }) => score) ?? []
    expect(scores.length).toBeGreaterThan(0)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    for (const { articleNo } of answer?.suggestions ?? []) expect(articleNo.startsWith(opening), articleNo).toBe(true)
  })
})

describe('a row that cannot be added', () => {
  it.each<[Row, object]>([
    [{ articleNo: 'Summe' }, { status: 'unmatched' }],
    [{ articleNo: 'ZZ-99-4711' }, { status: 'unmatched' }],
    [{}, { status: 'unmatched' }],
    [{ articleNo: '30-0702', designation: 'Zugfeder 25x76' }, { status: 'unmatched' }],
    [{ designation: 'Verschleißplatte 20x100' }, { status: 'unmatched', unsoldPart: 'Verschleißplatte' }],
    [{ designation: 'Senkschraube M8x30' }, { status: 'unmatched', unsoldPart: 'Senkschraube' }],
    [{ designation: 'DIN 7984 M8x20' }, { status: 'unmatched', unsoldStandard: 'DIN 7984' }],
    [
      { designation: 'Auswerferstift gehärtet 1/4" x 6"' },
      { status: 'unmatched', nearestInMetric: ['AZH-6.2x160', 'AZH-6.5x160'] },
    ],
    [{ designation: '1/4" x 6"' }, { status: 'unmatched', nearestInMetric: ['AZH-6.2x160', 'AZH-6.5x160'] }],
    [{ articleNo: '', designation: ' ' }, { status: 'unmatched' }],
    [{ productDimensionId: '01890000-0000-7000-8000-000000000000' }, { status: 'unmatched' }],
    [
      { articleNo: 'AZH-6x200', quantity: '0' },
      { status: 'invalid', code: 'quantityOutOfRange', articleNo: 'AZH-6x200' },
    ],
    [
      { articleNo: 'Summe', quantity: 'viele' },
      { status: 'invalid', code: 'quantityOutOfRange' },
    ],
    [
      { designation: 'DIN 1530 AH WS 3,2x160, 4 Stück', quantity: 5 },
      { status: 'invalid', code: 'contradictory' },
    ],
    [
      { articleNo: 'AZH-6x200', changedLength: 'kurz' },
      { status: 'invalid', code: 'lengthUnreadable' },
    ],
    [
      { articleNo: 'AZH-6x200', changedLength: '1.234,5' },
      { status: 'invalid', code: 'lengthUnreadable' },
    ],
    [
      { articleNo: 'AZH-6x200', changedLength: 10 },
      { status: 'invalid', code: 'lengthOutOfRange' },
    ],
    [
      { articleNo: 'AZH-6x200', changedLength: -5 },
      { status: 'invalid', code: 'lengthOutOfRange' },
    ],
    [
      { articleNo: 'AZH-6x200', changedLength: '150,255' },
      { status: 'invalid', code: 'lengthStep' },
    ],
    [
      { articleNo: 'AZH-6x200-L150-T50', changedLength: 149 },
      { status: 'invalid', code: 'contradictory' },
    ],
    [
      { articleNo: 'AZH-6x200', toleranceClass: 'T50' },
      { status: 'invalid', code: 'toleranceNotOffered' },
    ],
    [
      { articleNo: 'AZH-6x200', changedLength: 150, toleranceClass: 'g6' },
      { status: 'invalid', code: 'toleranceNotOffered' },
    ],
    [
      { designation: 'DIN 1530 AH WS 3,2x160', changedLength: 170 },
      { status: 'invalid', code: 'contradictory' },
    ],
    [{ designation: 'DIN 1530 AH WS 3,2x160 gekürzt auf 2' }, { status: 'invalid', code: 'lengthOutOfRange' }],
  ])('%j is rejected with its reason', async (row, expected) => {
    expect(await dryRun(row)).toMatchObject([expected])
  })

  it('may name a discontinued part', async () => {
    const { id: productDimensionId } = await aPart(shop.dependencies, 'AZH-12x100')
    await shop.dependencies.database
      .update(articles)
      .set({ discontinuedAt: new Date() })
      .where(eq(articles.articleNo, 'AZH-12x100'))
    const answers = await dryRun({ articleNo: 'AZH-12x100' }, { productDimensionId })
    expect(answers.map(({ status }) => status)).not.toContain('matched')
  })
})
