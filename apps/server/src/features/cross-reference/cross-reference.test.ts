import { auditEndpoints } from '@normwerk/contract/audit'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { crossReferenceEndpoints } from '@normwerk/contract/cross-reference'
import { ImportReport } from '@normwerk/contract/import'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany, aUser } from '../../testing/builders.ts'
import { nobodysId } from '../../testing/calls/call-empty.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'

const url = '/api/global-admin/cross-reference/import'
const head = 'maker;pattern;productNr;dimensions;differences'

let shop: TestApp
let staff: Visitor
let buyer: Visitor

beforeAll(async () => {
  shop = await startApp({ products: ['AZH', 'AZN'] })
  staff = await shop.signedIn(await aUser(shop.dependencies, null))
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
})
afterAll(() => shop.stop())

async function send(rows: string[], fields: Record<string, string> = {}): Promise<ImportReport> {
  const answer = await staff.upload(url, { name: 'patterns.csv', content: [head, ...rows].join('\n') }, fields)
  if (answer.status !== 200) throw new Error(answer.text)
  return ImportReport.parse(JSON.parse(answer.text))
}

/** A changed catalogue is indexed in the background. */
const named = async (query: string) => (await buyer.call(catalogueEndpoints.search, { query })).designation
const list = (query: string) => staff.call(crossReferenceEndpoints.list, { query })

describe("another maker's number", () => {
  test("names the shop's part with maker and differences in search, suggestions and direct order", async () => {
    const row = 'Testform;TF{d}x{L};AZH;d=diameter,L=length;Kopf 0,2 mm höher'
    expect(await send([row])).toEqual({ rows: 1, added: 1, changed: 0, unchanged: 0, changes: [], refused: [] })
    await waitFor(async () => expect(await named('tf 6,0 x 160')).toBeDefined())
    const crossReference = { maker: 'Testform', differences: 'Kopf 0,2 mm höher' }
    const found = await buyer.call(catalogueEndpoints.search, { query: 'TF6x160' })
    expect(found.designation).toMatchObject({ articleNo: 'AZH-6x160', assumed: [], crossReference })
    expect(found.items.map(({ productNr }) => productNr)).toEqual(['AZH'])
    const { suggestions } = await buyer.call(catalogueEndpoints.autoComplete, { searchString: 'TF6x160' })
    expect(suggestions[0]).toMatchObject({ kind: 'designation', text: 'TF6x160', articleNo: 'AZH-6x160' })
    const cart = await buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: 'TF-6/160', quantity: 2 })
    expect(cart.cartPositions).toMatchObject([{ articleNo: 'AZH-6x160', quantity: 2 }])
    expect(await named('TF6x157')).toMatchObject({
      articleNo: 'AZH-6x160',
      changedLength: 157,
      assumed: ['length', 'toleranceClass'],
      crossReference,
    })
    for (const text of ['TF6.123x160', 'TF6x160x2', 'TG6x160']) expect(await named(text), text).toBeUndefined()
  })

  test('is changed and deleted without a restart', async () => {
    await send(['Wechsel;WE{d}x{L};AZH;d=diameter,L=length;'])
    await waitFor(async () => expect(await named('WE6x160')).toMatchObject({ articleNo: 'AZH-6x160' }))
    expect(await send(['Wechsel;WE{d}x{L};AZN;d=diameter,L=length;'])).toMatchObject({ added: 0, changed: 1 })
    await waitFor(async () => expect(await named('WE6x160')).toMatchObject({ articleNo: 'AZN-6x160' }))
    const [reference] = (await list('wechsel')).items
    expect(reference).toMatchObject({
      pattern: 'WE{d}x{L}',
      productNr: 'AZN',
      dimensions: { d: 'diameter', L: 'length' },
      differences: null,
    })
    await staff.call(crossReferenceEndpoints.delete, undefined, { params: { id: reference?.id ?? '' } })
    await waitFor(async () => expect(await named('WE6x160')).toBeUndefined())
    expect((await list('Wechsel')).total).toBe(0)
    const gone = await staff.rejected(crossReferenceEndpoints.delete, undefined, { params: { id: nobodysId } })
    expect(gone).toMatchObject({ status: 404 })
    const { items } = await staff.call(auditEndpoints.listAll)
    expect(items.slice(0, 2)).toMatchObject([
      { action: 'crossReference.deleted', changes: [{ field: 'pattern', before: 'Wechsel: WE{d}x{L}' }] },
      { action: 'crossReference.imported', changes: [{ field: 'patterns', after: 1 }] },
    ])
  })

  test('has no priority over article numbers', async () => {
    await send(['Frech;AZH-{d}x{L};AZN;d=diameter,L=length;', 'Sicher;SI{d}x{L};AZH;d=diameter,L=length;'])
    await waitFor(async () => expect(await named('SI6x160')).toBeDefined())
    const designation = await named('AZH-6x160')
    expect(designation).toMatchObject({ articleNo: 'AZH-6x160' })
    expect(designation?.crossReference).toBeUndefined()
  })
})

describe('the import', () => {
  test('reports every invalid row, and then writes nothing', async () => {
    const reported = await send([
      'Gut;GU{d}x{L};AZH;d=diameter,L=length;',
      ';GV{d}x{L};AZH;d=diameter,L=length;',
      'Ohne;GWdxL;AZH;d=diameter;',
      'Ohne;{d}x{L};AZH;d=diameter,L=length;',
      'Ohne;GX{d}{L};AZH;d=diameter,L=length;',
      'Ohne;GX{d}.{L};AZH;d=diameter,L=length;',
      'Ohne;GX{d;AZH;d=diameter;',
      'Ohne;GX{d}x{d};AZH;d=diameter;',
      'Ohne;GY{d}x{L};AZ?;d=diameter,L=length;',
      'Ohne;GY{d}x{L};AZH;d=diameter;',
      'Ohne;GY{d}x{L};AZH;d=diameter,L=diameter;',
      'Ohne;GY{d}x{L};AZH;d=diameter,L=nonsense;',
      'Ohne;GY{d}x{L};AZH;d=diameter,L=__proto__;',
      'Ohne;GY{h}x{L};AZH;h=headDiameter,L=length;',
      'Gut;GU{d}x{L};AZN;d=diameter,L=length;',
      'Andere;GU{a}-{b};AZH;a=diameter,b=length;',
    ])
    expect(reported).toMatchObject({ rows: 16, added: 1 })
    expect(reported.refused.map(({ row }) => row)).toEqual(Array.from({ length: 15 }, (_, index) => index + 3))
    const reasons = new Map(reported.refused.map(({ row, reason }) => [row, reason]))
    expect(reasons.get(3)).toBe('maker ist leer.')
    expect(reasons.get(4)).toContain('EX{d}x{L}')
    expect(reasons.get(10)).toBe('Das Produkt AZ? gibt es nicht.')
    expect(reasons.get(13)).toBe('AZH hat kein Maß nonsense.')
    expect(reasons.get(15)).toBe('Das Maß diameter muss unter den Maßen sein.')
    expect(reasons.get(16)).toBe('Zeile 2 sagt hierzu etwas anderes.')
    expect(reasons.get(17)).toBe('Solche Nummern können auch GU{d}x{L} von Gut sein.')
    expect((await list('Gut')).total).toBe(0)
  })

  test('rejects a row with more cells than there are headings', { tags: ['release'] }, async () => {
    const content = ['maker,pattern,productNr,dimensions', 'Komma,KO{d}x{L},AZH,d=diameter,L=length'].join('\n')
    const { text } = await staff.upload(url, { name: 'patterns.csv', content })
    const { rows, refused } = ImportReport.parse(JSON.parse(text))
    expect([rows, refused.map(({ row, reason }) => [row, reason])]).toEqual([
      1,
      [[2, expect.stringContaining('Anführungszeichen')]],
    ])
  })

  test('a dry run writes nothing, and a second run changes nothing', async () => {
    const rows = ['Zweimal;ZW{d}x{L};AZH;L=length|d=diameter;"Länge; mit Kopf"']
    expect(await send(rows, { dryRun: 'true' })).toMatchObject({ added: 1, refused: [] })
    expect((await list('Zweimal')).total).toBe(0)
    expect(await send(rows)).toMatchObject({ added: 1 })
    expect(await send(rows)).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
    expect((await list('Zweimal')).items).toMatchObject([{ differences: 'Länge; mit Kopf' }])
  })

  test('rejects a pattern whose numbers match an existing one', async () => {
    await send(['Erster;ER{d}x{L};AZH;d=diameter,L=length;'])
    const rows = ['Zweiter;ER6x{L}-{n};AZH;n=diameter,L=length;', 'Zweiter;E-R{d}/{L};AZN;d=diameter,L=length;']
    const { refused } = await send(rows)
    expect(refused).toMatchObject([{ row: 3, reason: expect.stringContaining('ER{d}x{L} von Erster') }])
  })

  test('reports the old and new meaning of patterns', { tags: ['release'] }, async () => {
    await send(['Neu;NE{d}x{L};AZH;d=diameter,L=length;', 'Neu;NF{d}x{L};AZH;d=diameter,L=length;Kopf höher'])
    const { changes } = await send(
      [
        'Neu;NE{d}x{L};AZN;d=length,L=diameter;',
        'Neu;NF{d}x{L};AZH;d=diameter,L=length;',
        'Neu;NG{d}x{L};AZH;d=diameter,L=length;',
      ],
      { dryRun: 'true' },
    )
    expect(changes).toEqual([
      { row: 2, text: 'Neu · NE{d}x{L}', before: 'AZH · L=length,d=diameter', after: 'AZN · L=diameter,d=length' },
      { row: 3, text: 'Neu · NF{d}x{L}', before: 'Kopf höher', after: 'keine Unterschiede' },
    ])
  })

  test('of two simultaneous ones that contradict each other, one is rejected', { tags: ['release'] }, async () => {
    const reports = await Promise.all(
      ['Links', 'Rechts'].map((maker) => send([`${maker};LR{d}x{L};AZH;d=diameter,L=length;`])),
    )
    expect(reports.map(({ refused }) => refused.length).sort()).toEqual([0, 1])
    expect((await list('LR{d}')).total).toBe(1)
  })

  test('names the maximum of rows if there are more', { tags: ['release'] }, async () => {
    const rows = Array.from({ length: 2001 }, (_, index) => `Viel;V${index}V{d}x{L};AZH;d=diameter,L=length;`)
    const content = [head, ...rows].join('\n')
    const { text } = await staff.upload(url, { name: 'patterns.csv', content })
    const message = expect.stringContaining('2.000 Zeilen')
    expect(JSON.parse(text)).toMatchObject({ status: 413, code: 'fileTooLarge', message })
  })

  test('is allowed to staff', async () => {
    expect((await buyer.upload(url, { name: 'a.csv', content: head })).status).toBe(403)
    expect(await buyer.rejected(crossReferenceEndpoints.list)).toMatchObject({ code: 'forbidden' })
    const { items, page, size } = await staff.call(crossReferenceEndpoints.list, { page: 1, size: 2 })
    expect([items.length, page, size]).toEqual([2, 1, 2])
  })
})
