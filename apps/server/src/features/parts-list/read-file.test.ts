import { partsListEndpoints } from '@normwerk/contract/parts-list'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { columnMappings } from '../../database/tables/articles.ts'
import { aCompany, aUser } from '../../testing/builders.ts'
import { readFile, tryFile } from '../../testing/calls/import-file.ts'
import { showTable, writePdf } from '../../testing/files/write-pdf.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestApp
let company: Awaited<ReturnType<typeof aCompany>>
let buyer: Visitor

beforeAll(async () => {
  shop = await shareApp()
})
beforeEach(async () => {
  company = await aCompany(shop.dependencies)
  buyer = await shop.signedIn(await aUser(shop.dependencies, company))
})

const list = 'Pos;Artikelnummer;Bezeichnung;Menge\n1;AZH-6x200;Stift;12 Stk.\n2;AZH-8x160;Stift;4\n'

describe('a file', () => {
  it('is answered with its rows, its headings and the possible fields of its columns', async () => {
    const { sheets, chosen } = await readFile(buyer, 'liste.csv', list)
    expect(sheets[chosen]).toMatchObject({
      headers: ['Pos', 'Artikelnummer', 'Bezeichnung', 'Menge'],
      headerRow: 0,
      rows: [
        ['Pos', 'Artikelnummer', 'Bezeichnung', 'Menge'],
        ['1', 'AZH-6x200', 'Stift', '12 Stk.'],
        ['2', 'AZH-8x160', 'Stift', '4'],
      ],
      guess: { articleNo: [1], designation: [2], quantity: [3] },
    })
    const { rows } = await tryFile(buyer, 'liste.csv', list)
    expect(rows).toMatchObject([
      { status: 'matched', articleNo: 'AZH-6x200', quantity: 12 },
      { status: 'matched', articleNo: 'AZH-8x160', quantity: 4 },
    ])
  })

  it('of 2,000 rows below its headings is read completely, and with one more row not at all', {
    tags: ['release'],
  }, async () => {
    const rows = (count: number) => `Artikelnummer;Menge\n${'AZH-6x200;1\n'.repeat(count)}`
    const { sheets } = await readFile(buyer, 'liste.csv', rows(2000))
    expect(sheets[0]?.rows).toHaveLength(2001)
    const { status, text } = await buyer.upload('/api/cart/import/file', { name: 'liste.csv', content: rows(2001) })
    expect(status).toBe(400)
    expect(JSON.parse(text)).toMatchObject({ code: 'validationFailed', fields: { file: [{ code: 'tooManyRows' }] } })
    const long = await buyer.upload('/api/cart/import/file', { name: 'liste.csv', content: rows(20_001) })
    expect(JSON.parse(long.text)).toMatchObject({
      status: 400,
      code: 'validationFailed',
      fields: { file: [{ code: 'tooManyRows' }] },
    })
  })

  it('may be a PDF with text', async () => {
    const rows = [
      ['Pos', 'Menge', 'Bezeichnung'],
      ['1', '12', 'Auswerferstift 6x200 gehärtet'],
      ['2', '4', 'AZH-8x160'],
    ]
    const { rows: read } = await tryFile(buyer, 'liste.pdf', writePdf([showTable(rows, [50, 100, 200])]))
    expect(read).toMatchObject([
      { row: 2, status: 'matched', articleNo: 'AZH-6x200', quantity: 12 },
      { row: 3, status: 'matched', articleNo: 'AZH-8x160', quantity: 4 },
    ])
    const { text } = await buyer.upload('/api/cart/import/file', { name: 'scan.pdf', content: writePdf(['']) })
    expect(JSON.parse(text)).toMatchObject({
      status: 400,
      code: 'validationFailed',
      fields: { file: [{ code: 'noTextInFile' }] },
    })
  })

  it('needs a database connection only for the remembered columns', { tags: ['release'] }, async () => {
    const statements = await shop.statementsOf(() => readFile(buyer, 'liste.csv', list))
    expect(statements.filter((text) => /column_mappings/.test(text))).toHaveLength(1)
    expect(statements.filter((text) => /^begin/i.test(text))).toEqual([])
  })

  it('must be complete and the only one', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const part = (name: string) =>
      `--b\r\ncontent-disposition: form-data; name="${name}"; filename="a.csv"\r\n\r\n${list}\r\n`
    const send = (body: string) => buyer.send('POST', '/api/cart/import/file', body, headers)
    expect((await buyer.send('POST', '/api/cart/import/file', { file: list })).status).toBe(415)
    expect((await send('--b--\r\n')).status).toBe(400)
    expect((await send(`${part('other')}--b--\r\n`)).status).toBe(400)
    expect((await send(`${part('file')}${part('file')}--b--\r\n`)).status).toBe(400)
    const field = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nx\r\n`
    const fields = (count: number) => Array.from({ length: count }, (_, index) => field(`f${index}`)).join('')
    expect((await send(`${fields(12)}${part('file')}--b--\r\n`)).status).toBe(400)
    expect((await send(`${field('__proto__')}${part('file')}--b--\r\n`)).status).toBe(400)
    const unknown = await send(`${field('sheet')}${part('file')}--b--\r\n`)
    expect(JSON.parse(unknown.text)).toMatchObject({
      code: 'validationFailed',
      fields: { sheet: [{ code: 'unknownField' }] },
    })
    expect((await send(part('file').slice(0, -20))).status).toBe(400)
    expect((await send('AZH-6x200;1')).status).toBe(400)
    expect((await send(`${part('file')}--b--\r\n`)).status).toBe(200)
  })
})

describe('the columns of a list', () => {
  const mapping = { articleNo: [1], comment: [2], quantity: [3] }
  const headers = ['POS', ' artikelnummer', 'Bezeichnung', 'Menge']
  const remember = (input: object) => buyer.send('PUT', '/api/cart/import/mapping', input)
  const guessOf = async (visitor = buyer) => (await readFile(visitor, 'liste.csv', list)).sheets[0]?.guess

  it('are remembered by its headings, for the whole company and for no other', async () => {
    expect((await remember({ headers, mapping })).status).toBe(204)
    expect(await guessOf()).toEqual(mapping)
    expect(await guessOf(await shop.signedIn(await aUser(shop.dependencies, company)))).toEqual(mapping)
    expect(
      await guessOf(await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))),
    ).not.toEqual(mapping)
    expect((await remember({ headers, mapping: { articleNo: [2] } })).status).toBe(204)
    expect(await guessOf()).toEqual({ articleNo: [2] })
  })

  it('are remembered for fifty kinds of lists, those used last', { tags: ['release'] }, async () => {
    for (let index = 0; index < 52; index++)
      await remember({ headers: [`Liste ${index}`], mapping: { articleNo: [0] } })
    await remember({ headers: ['Liste 2'], mapping: { designation: [0] } })
    const known = await shop.dependencies.database
      .select({ headings: columnMappings.headings })
      .from(columnMappings)
      .where(eq(columnMappings.companyId, company.id))
    const names = known.map(({ headings }) => headings)
    expect(names).toHaveLength(50)
    expect(names).not.toContain('liste 0')
    expect(names).not.toContain('liste 1')
    expect(names).toEqual(expect.arrayContaining(['liste 2', 'liste 51']))
  })

  it('are remembered once by simultaneous calls for the same headings', { tags: ['release'] }, async () => {
    const columns = [0, 1, 2, 3, 0, 1, 2, 3]
    const answers = await Promise.all(columns.map((column) => remember({ headers, mapping: { articleNo: [column] } })))
    expect(answers.map(({ status }) => status)).toEqual(columns.map(() => 204))
    expect(await buyer.call(partsListEndpoints.listMappings)).toHaveLength(1)
  })

  it('are limited per field', async () => {
    const columns = (count: number) => ({ headers, mapping: { designation: Array.from({ length: count }, () => 0) } })
    expect((await remember(columns(20))).status).toBe(204)
    expect((await remember(columns(21))).status).toBe(400)
  })

  it('are not remembered for a list without headings', { tags: ['release'] }, async () => {
    expect((await remember({ headers: ['', ' '], mapping: { articleNo: [0] } })).status).toBe(204)
    const known = await shop.dependencies.database
      .select()
      .from(columnMappings)
      .where(eq(columnMappings.companyId, company.id))
    expect(known).toEqual([])
  })

  it('may have headings of the maximum length of cells', async () => {
    const long = Array.from({ length: 200 }, (_, index) => `${'ü'.repeat(195)} ${index}`)
    expect((await remember({ headers: long, mapping: { articleNo: [199] } })).status).toBe(204)
    const known = await shop.dependencies.database
      .select({ mapping: columnMappings.mapping })
      .from(columnMappings)
      .where(eq(columnMappings.companyId, company.id))
    expect(known).toEqual([{ mapping: { articleNo: [199] } }])
  })

  it.each<[string, object]>([
    ['without headings', { headers: [], mapping: {} }],
    ['with 201 headings', { headers: Array(201).fill('x'), mapping: {} }],
    ['with a heading that is too long', { headers: ['x'.repeat(201)], mapping: {} }],
    ['of an unknown field', { headers, mapping: { price: [0] } }],
    ['with a column that the list does not have', { headers, mapping: { articleNo: [4] } }],
    ['with a column before the first', { headers, mapping: { articleNo: [-1] } }],
    ['with half a column', { headers, mapping: { articleNo: [0.5] } }],
    ['with a column as text', { headers, mapping: { articleNo: ['0'] } }],
    ['with a NUL', { headers: ['a\u0000'], mapping: {} }],
  ])('%s are rejected', async (_, input) => {
    expect(await buyer.rejected(partsListEndpoints.rememberMapping, input)).toMatchObject({
      status: 400,
      code: 'validationFailed',
    })
  })
})
