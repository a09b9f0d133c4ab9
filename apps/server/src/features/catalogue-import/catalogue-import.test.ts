import { auditEndpoints } from '@normwerk/contract/audit'
import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart-position'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { catalogueImportEndpoints } from '@normwerk/contract/catalogue-import'
import { ImportReport } from '@normwerk/contract/import'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const url = '/api/global-admin/catalogue/import'

let shop: TestApp
let staff: Visitor
let buyer: Visitor

beforeAll(async () => {
  shop = await startApp()
  staff = await shop.signedIn(await aUser(shop.tools, null))
  buyer = await shop.signedIn(await aUser(shop.tools, await aCompany(shop.tools)))
})
afterAll(() => shop.stop())

async function send(content: string | Buffer, fields: Record<string, string> = {}): Promise<ImportReport> {
  const answer = await staff.upload(url, { name: 'prices.csv', content }, fields)
  if (answer.status !== 200) throw new Error(answer.text)
  return ImportReport.parse(JSON.parse(answer.text))
}

const refusal = async (content: string | Buffer) => {
  const answer = await staff.upload(url, { name: 'prices.csv', content })
  return [answer.status, JSON.parse(answer.text).code]
}

describe('prices and stock', () => {
  test('are taken by article, and what a row leaves open stays', async () => {
    const before = await aPart(shop.tools, 'AZH-6x200')
    const table = 'articleNo;listPrice;availability;leadTimeDays\nAZH-6x200;12,30;;\nazh-6,0 x 160;;onRequest;21\n'
    expect(await send(table)).toMatchObject({ rows: 2, added: 0, changed: 2, unchanged: 0, refused: [] })
    expect(await aPart(shop.tools, 'AZH-6x200')).toEqual({ ...before, listPrice: 1230 })
    expect(await aPart(shop.tools, 'AZH-6x160')).toMatchObject({ availability: 'onRequest', leadTimeDays: 21 })
    expect(await send(table)).toEqual({ rows: 2, added: 0, changed: 0, unchanged: 2, changes: [], refused: [] })
    await send('leadTimeDays,articleNo\n3,AZH-6x200')
    expect(await aPart(shop.tools, 'AZH-6x200')).toEqual({ ...before, listPrice: 1230, leadTimeDays: 3 })
    await send('articleNo\tlistPrice\nAZH-6x200\tonRequest')
    expect(await aPart(shop.tools, 'AZH-6x200')).toMatchObject({ listPrice: null })
  })

  test('reach the catalogue that is searched', async () => {
    const part = await aPart(shop.tools, 'AZH-8x200')
    await send('articleNo;listPrice\nAZH-8x200;777.77')
    const params = { params: { id: part.id } }
    expect(await buyer.call(catalogueEndpoints.readDimension, undefined, params)).toMatchObject({ price: '777.77' })
    await vi.waitFor(async () => {
      const { items } = await buyer.call(catalogueEndpoints.filter, {
        filters: [
          { name: 'diameter', values: [8] },
          { name: 'length', values: [200] },
        ],
      })
      expect(items.find(({ id }) => id === part.id)?.price).toBe('777.77')
    })
  })

  test('are noted in the audit with how many there were', async () => {
    await send('articleNo;listPrice\nAZH-10x200;1\nAZH-10x160;2')
    const { items } = await staff.call(auditEndpoints.listAll, { action: 'catalogue.imported' })
    expect(items[0]).toMatchObject({ byStaff: true, changes: [{ field: 'articles', before: null, after: 2 }] })
    const { total } = await staff.call(auditEndpoints.listAll, { action: 'catalogue.imported' })
    await send('articleNo;listPrice\nAZH-10x200;1')
    expect((await staff.call(auditEndpoints.listAll, { action: 'catalogue.imported' })).total).toBe(total)
  })

  test('of every article are taken in one statement', async () => {
    const { rows } = await shop.tools.pool.query<{ article_no: string }>('select article_no from dimensions')
    const table = `articleNo;listPrice\n${rows.map(({ article_no }) => `${article_no};12345,67`).join('\n')}`
    const statements = await shop.statementsOf(async () => {
      expect(await send(table)).toMatchObject({ rows: rows.length, changed: rows.length, refused: [] })
    })
    expect(statements.filter((statement) => statement.startsWith('update'))).toHaveLength(1)
    expect(statements.length).toBeLessThan(10)
  })
})

describe('what a file changes', () => {
  const head = 'articleNo;listPrice;availability;leadTimeDays;discontinued'
  const changesOf = async (lines: string[], fields: Record<string, string> = { dryRun: 'true' }) =>
    (await send([head, ...lines].join('\n'), fields)).changes
  const told = (amount: string) => `Listenpreis ${amount}\u00a0€`

  test('is told before and after, what changes most for its price first', async () => {
    const numbers = ['AHH-3x5x75', 'AHH-3x5x100', 'AHH-4x6x75', 'AHH-4x6x100']
    await send([head, ...numbers.map((number) => `${number};1234.50;inStock;3;no`)].join('\n'))
    const changes = await changesOf([
      'AHH-3x5x75;;shortTerm;1;',
      'AHH-3x5x100;onRequest;;;yes',
      'AHH-4x6x75;1240;;4;',
      'AHH-4x6x100;12.34;;;',
      'AHH-4x6x125;;;;',
    ])
    expect(changes).toEqual([
      { row: 5, text: 'AHH-4x6x100', before: told('1.234,50'), after: told('12,34') },
      {
        row: 4,
        text: 'AHH-4x6x75',
        before: `${told('1.234,50')}, Lieferzeit 3 Tage`,
        after: `${told('1.240,00')}, Lieferzeit 4 Tage`,
      },
      {
        row: 3,
        text: 'AHH-3x5x100',
        before: `${told('1.234,50')}, im Programm`,
        after: 'Listenpreis auf Anfrage, entfallen',
      },
      {
        row: 2,
        text: 'AHH-3x5x75',
        before: 'Ab Lager, Lieferzeit 3 Tage',
        after: 'Kurzfristig, Lieferzeit 1 Tag',
      },
    ])
  })

  test('is told in the language of who asks, and as it was written', async () => {
    staff.cookies.set('language', 'en')
    const changes = await changesOf(['AHH-4x6x75;7;;9;'], {})
    staff.cookies.delete('language')
    expect(changes).toEqual([
      {
        row: 2,
        text: 'AHH-4x6x75',
        before: 'list price €1,234.50, lead time 3 days',
        after: 'list price €7.00, lead time 9 days',
      },
    ])
  })

  test('is told of 200 articles at most', async () => {
    const { rows } = await shop.tools.pool.query<{ article_no: string }>('select article_no from dimensions limit 500')
    const changes = await changesOf(rows.map(({ article_no }, index) => `${article_no};${1000 + index};;;`))
    expect(changes).toHaveLength(200)
  })
})

describe('all or nothing', () => {
  test('a row that is wrong is told with its number and why, and keeps the others out', async () => {
    const before = await aPart(shop.tools, 'AZN-6x200')
    const table = [
      'articleNo;listPrice;availability;leadTimeDays;discontinued',
      'AZN-6x200;1;;;',
      'AZN-6x201;1;;;',
      '',
      'AZN-6x160;-1;;;',
      'AZN-6x125;;soon;;',
      'AZN-6x100;;;1.5;',
      'AZN-8x100;;;;perhaps',
      ';1;;;',
      'AZN-6x200;2;;;',
    ].join('\n')
    const told = await send(table)
    expect(told).toMatchObject({ rows: 8, changed: 1 })
    expect(told.refused.map(({ row, reason }) => [row, reason])).toEqual([
      [3, 'Einen Artikel mit dieser Nummer gibt es nicht.'],
      [5, expect.stringContaining('Preis')],
      [6, expect.stringContaining('Verfügbarkeit')],
      [7, expect.stringContaining('Lieferzeit')],
      [8, expect.stringContaining('discontinued')],
      [9, 'articleNo ist leer.'],
      [10, 'Zeile 2 sagt hierzu etwas anderes.'],
    ])
    expect(told.refused[0]?.text).toBe('AZN-6x201 · 1 ·  ·  · ')
    expect(await aPart(shop.tools, 'AZN-6x200')).toEqual(before)
  })

  test('a dry run tells the same and writes nothing', async () => {
    const before = await aPart(shop.tools, 'AZN-6x200')
    const table = 'articleNo;listPrice\nAZN-6x200;99'
    expect(await send(table, { dryRun: 'true' })).toMatchObject({ changed: 1, refused: [] })
    expect(await aPart(shop.tools, 'AZN-6x200')).toEqual(before)
    expect(await send(table, { dryRun: 'false' })).toMatchObject({ changed: 1, refused: [] })
  })

  test.each([
    ['listPrice;availability\n1;inStock', ['Die Spalte articleNo fehlt.']],
    ['articleNo;price\nAZN-6x200;1', ['Die Spalte price ist nicht bekannt.']],
    ['', ['Die Spalte articleNo fehlt.']],
  ])('columns must be known: %j', async (table, reasons) => {
    expect((await send(table)).refused.map(({ reason }) => reason)).toEqual(reasons)
  })

  test.each([
    ['articleNo;listPrice;ListPrice\nAZN-6x200;1;2', ['Die Spalte listPrice steht zweimal da.']],
    ['articleNo;articleNo;listPrice\nAZN-6x200;AZN-6x160;1', ['Die Spalte articleNo steht zweimal da.']],
  ])('a column stands once: %j', async (table, reasons) => {
    expect((await send(table)).refused.map(({ row, reason }) => [row, reason])).toEqual(
      reasons.map((reason) => [1, reason]),
    )
  })

  test.each([
    ['articleNo,listPrice\nAZN-6x160,7\nAZN-6x200,10,50'],
    ['articleNo,listPrice,\nAZN-6x160,7,\nAZN-6x200,10,50'],
    ['articleNo,listPrice,leadTimeDays\nAZN-6x160,7,2\nAZN-6x200,10,50,'],
    ['articleNo;listPrice\nAZN-6x160;7\nAZN-6x200;10;50'],
  ])('a row has no more cells than there are headings: %j', async (table) => {
    const before = await aPart(shop.tools, 'AZN-6x200')
    const told = await send(table)
    expect(told).toMatchObject({ rows: 2, changed: 1, refused: [{ row: 3 }] })
    expect(told.refused[0]?.reason).toContain('Dezimalkomma')
    expect(await aPart(shop.tools, 'AZN-6x200')).toEqual(before)
  })

  test('cells that are empty, and amounts in quotes, are no more cells', async () => {
    const dry = { dryRun: 'true' }
    expect(await send('articleNo;listPrice\nAZN-6x200;10,50;;', dry)).toMatchObject({ changed: 1, refused: [] })
    expect(await send('articleNo,listPrice,\nAZN-6x200,"10,50",', dry)).toMatchObject({ changed: 1, refused: [] })
  })

  test('reasons are in the language of who asks', async () => {
    staff.cookies.set('language', 'en')
    const told = await send('articleNo\nXYZ')
    staff.cookies.delete('language')
    expect(told.refused).toEqual([{ row: 2, text: 'XYZ', reason: 'We have no article of this number.' }])
  })

  test('what is no table, and what comes without a file, is refused', async () => {
    expect(await refusal(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).toEqual([422, 'NOT_SUPPORTED_FILE'])
    expect(await refusal(Buffer.alloc(11 * 1024 * 1024, 'a'))).toEqual([413, 'fileTooLarge'])
    expect(await staff.refused(catalogueImportEndpoints.import, {})).toMatchObject({ code: 'NOT_ALLOWED_FILE' })
    const answer = await staff.upload(url, { name: 'a.csv', content: 'articleNo' }, { dryRun: 'maybe' })
    expect(answer.status).toBe(400)
    expect((await buyer.upload(url, { name: 'a.csv', content: 'articleNo' })).status).toBe(403)
  })
})

describe('what is no longer sold', () => {
  const found = async (visitor: Visitor, query: string) => {
    const { designation } = await visitor.call(catalogueEndpoints.search, { query })
    return designation?.articleNo
  }

  test('leaves search, tables, filters and suggestions, and comes back', async () => {
    const part = await aPart(shop.tools, 'AKH-3x100')
    const params = { params: { id: part.productId } }
    const table = async () => {
      const product = await buyer.call(catalogueEndpoints.readProduct, undefined, params)
      return [
        product.dimensionCount,
        product.productDimension.length,
        product.productDimension.some(({ id }) => id === part.id),
      ]
    }
    const [count] = await table()
    if (typeof count !== 'number') throw new Error('the product has no count')
    await send('articleNo;discontinued\nAKH-3x100;yes')
    // The next longer blank answers, cut.
    await vi.waitFor(async () => expect(await found(buyer, 'AKH-3x100')).not.toBe('AKH-3x100'))
    expect(await table()).toEqual([count - 1, count - 1, false])
    const { suggestions } = await buyer.call(catalogueEndpoints.autoComplete, { searchString: 'AKH-3x100' })
    expect(suggestions.map(({ id }) => id)).not.toContain(part.id)
    const { items } = await buyer.call(catalogueEndpoints.filter, {
      filters: [
        { name: 'diameter', values: [3] },
        { name: 'length', values: [100] },
      ],
    })
    expect(items.map(({ id }) => id)).not.toContain(part.id)
    expect(await send('articleNo;discontinued\nAKH-3x100;ja')).toMatchObject({ unchanged: 1 })
    await send('articleNo;discontinued\nAKH-3x100;no')
    await vi.waitFor(async () => expect(await found(buyer, 'AKH-3x100')).toBe('AKH-3x100'))
    expect(await table()).toEqual([count, count, true])
  })

  test('stays readable where it was bought', async () => {
    const part = await aPart(shop.tools, 'AKH-4x100')
    await buyer.call(cartPositionEndpoints.add, { productDimensionId: part.id, quantity: 1 })
    await send('articleNo;discontinued\nAKH-4x100;1')
    await vi.waitFor(async () => expect(await found(buyer, 'AKH-4x100')).not.toBe('AKH-4x100'))
    const cart = await buyer.call(cartEndpoints.readDefault)
    expect(cart.cartPositions).toMatchObject([{ articleNo: 'AKH-4x100' }])
    const drawing = await buyer.send('GET', cart.cartPositions[0]?.drawing ?? '')
    expect([drawing.status, drawing.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    const params = { params: { id: part.id } }
    expect(await buyer.call(catalogueEndpoints.readDimension, undefined, params)).toMatchObject({ id: part.id })
  })

  test('takes its product from categories and search when it was the last of it', async () => {
    const { rows } = await shop.tools.pool.query<{
      id: string
      product_nr: string
      category_id: string
      numbers: string[]
    }>(
      `select p.id, p.product_nr, p.category_id, array_agg(d.article_no) as numbers
       from products p join dimensions d on d.product_id = p.id group by p.id order by count(*), p.product_nr limit 1`,
    )
    const [product] = rows
    if (product === undefined) throw new Error('no product')
    const counted = async () => {
      const categories = await buyer.call(catalogueEndpoints.subCategories, {})
      return categories.find(({ id }) => id === product.category_id)?.productCount ?? 0
    }
    const before = await counted()
    await send(`articleNo;discontinued\n${product.numbers.map((number) => `${number};yes`).join('\n')}`)
    await vi.waitFor(async () => expect(await counted()).toBe(before - 1))
    const productNrs = [product.product_nr]
    expect(await buyer.call(catalogueEndpoints.search, { productNrs })).toMatchObject({ total: 0 })
    const page = await buyer.call(catalogueEndpoints.readProduct, undefined, { params: { id: product.id } })
    expect(page).toMatchObject({ productNr: product.product_nr, dimensionCount: 0, productDimension: [] })
  })
})
