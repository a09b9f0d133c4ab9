import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import type { PackageReport } from '@normwerk/contract/catalogue-package'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { type ImportOptions, importPath, writePackage } from '../../testing/files/packages.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { makeTestFolder, type TestFolder } from '../../testing/test-folder.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'

let shop: TestApp
let folder: TestFolder
let buyer: Visitor

beforeAll(async () => {
  shop = await startApp({ products: ['AZH', 'AZN', 'AKH', 'AHH'] })
  folder = await makeTestFolder()
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
})
afterAll(async () => {
  await shop.stop()
  await folder[Symbol.asyncDispose]()
})

/** Imports a package of one table that is not even named as one. */
const take = async (content: string, options: ImportOptions = {}): Promise<PackageReport> =>
  importPath(shop.databaseUrl, await writePackage(folder, { 'stock of today.csv': content }), options)

describe('a single table of prices and stock', () => {
  test('is imported by article, and keeps values that a row leaves empty', { tags: ['release'] }, async () => {
    const before = await aPart(shop.dependencies, 'AZH-6x200')
    const table = 'articleNo;listPrice;availability;leadTimeDays\nAZH-6x200;12,30;;\nazh-6,0 x 160;;onRequest;21\n'
    const outcome = { table: 'prices', rows: 2, added: 0, discontinued: 0, refused: 0 }
    expect((await take(table)).tables).toEqual([{ ...outcome, changed: 2, unchanged: 0 }])
    expect(await aPart(shop.dependencies, 'AZH-6x200')).toEqual({ ...before, listPrice: 1230 })
    expect(await aPart(shop.dependencies, 'AZH-6x160')).toMatchObject({ availability: 'onRequest', leadTimeDays: 21 })
    const again = await take(table)
    expect(again).toEqual({ tables: [{ ...outcome, changed: 0, unchanged: 2 }], changes: [], refused: [] })
    await take('leadTimeDays,articleNo\n3,AZH-6x200')
    expect(await aPart(shop.dependencies, 'AZH-6x200')).toEqual({ ...before, listPrice: 1230, leadTimeDays: 3 })
    await take('articleNo\tlistPrice\nAZH-6x200\tonRequest')
    expect(await aPart(shop.dependencies, 'AZH-6x200')).toMatchObject({ listPrice: null })
  })

  test('has price scales like any package', async () => {
    const { changes } = await take('articleNo;listPrice;scale\nAZH-6x250;8,00;"10:5;25:8"\n', { language: 'en' })
    expect(changes).toMatchObject([
      { table: 'prices', text: 'AZH-6x250', after: expect.stringMatching(/list price €8.00, .*10:5;25:8/) },
    ])
    const part = await aPart(shop.dependencies, 'AZH-6x250')
    const cart = await buyer.call(cartPositionEndpoints.add, { productDimensionId: part.id, quantity: 25 })
    expect(cart.cartPositions).toMatchObject([{ price: '7.36' }])
    await buyer.call(cartEndpoints.clear, { cartId: cart.id })
  })

  test('updates the searched catalogue', async () => {
    const part = await aPart(shop.dependencies, 'AZH-8x200')
    await take('articleNo;listPrice\nAZH-8x200;777.77')
    const params = { params: { id: part.id } }
    expect(await buyer.call(catalogueEndpoints.readDimension, undefined, params)).toMatchObject({ price: '777.77' })
    await waitFor(async () => {
      const { items } = await buyer.call(catalogueEndpoints.filter, {
        filters: [
          { name: 'diameter', values: [8] },
          { name: 'length', values: [200] },
        ],
      })
      expect(items.find(({ id }) => id === part.id)?.price).toBe('777.77')
    })
  })
})

describe('the changes of a table', () => {
  const head = 'articleNo;listPrice;availability;leadTimeDays;discontinued'
  const changesOf = async (lines: string[], options: ImportOptions) =>
    (await take([head, ...lines].join('\n'), options)).changes
  const inGerman = { dryRun: true, language: 'de' } as const
  const reported = (amount: string) => `Listenpreis ${amount}\u00a0€`

  test('are reported before and after, the largest change of a price first', async () => {
    const numbers = ['AHH-3x5x75', 'AHH-3x5x100', 'AHH-4x6x75', 'AHH-4x6x100']
    await take([head, ...numbers.map((number) => `${number};1234.50;inStock;3;no`)].join('\n'))
    const changes = await changesOf(
      [
        ...['AHH-3x5x75;;shortTerm;1;', 'AHH-3x5x100;onRequest;;;yes', 'AHH-4x6x75;1240;;4;', 'AHH-4x6x100;12.34;;;'],
        'AHH-4x6x125;;;;',
      ],
      inGerman,
    )
    const table = 'prices'
    expect(changes).toEqual([
      { table, row: 5, text: 'AHH-4x6x100', before: reported('1.234,50'), after: reported('12,34') },
      {
        ...{ table, row: 4, text: 'AHH-4x6x75' },
        before: `${reported('1.234,50')}, Lieferzeit 3 Tage`,
        after: `${reported('1.240,00')}, Lieferzeit 4 Tage`,
      },
      {
        ...{ table, row: 3, text: 'AHH-3x5x100' },
        before: `${reported('1.234,50')}, im Programm`,
        after: 'Listenpreis auf Anfrage, entfallen',
      },
      {
        ...{ table, row: 2, text: 'AHH-3x5x75' },
        before: 'Ab Lager, Lieferzeit 3 Tage',
        after: 'Kurzfristig, Lieferzeit 1 Tag',
      },
    ])
  })

  test('are reported for 100 articles at most', async () => {
    const { rows } = await shop.dependencies.pool.query<{ article_no: string }>(
      'select article_no from articles limit 500',
    )
    const lines = rows.map(({ article_no }, index) => `${article_no};${1000 + index};;;`)
    expect(await changesOf(lines, inGerman)).toHaveLength(100)
  })
})

describe('all or nothing', () => {
  test('an invalid row is reported with its number and reason, and prevents all others', async () => {
    const before = await aPart(shop.dependencies, 'AZN-6x200')
    const table = [
      'articleNo;listPrice;availability;leadTimeDays;discontinued;scale',
      ...['AZN-6x200;1;;;', 'AZN-6x201;1;;;', '', 'AZN-6x160;-1;;;', 'AZN-6x125;;soon;;', 'AZN-6x100;;;1.5;'],
      ...['AZN-8x100;;;;perhaps', ';1;;;', 'AZN-6x200;2;;;', 'AZN-8x125;;;;;"25:8;10:5"'],
      ...['AZN-8x160;;;;;10:100', 'AZN-8x200;99999999999;;;;', 'AZN-8x250;1e3;;;;'],
    ].join('\n')
    const { refused, tables } = await take(table, { language: 'de' })
    expect(tables).toMatchObject([{ rows: 11, refused: 11 }])
    expect(refused.map(({ row, column, reason }) => [row, column, reason])).toEqual([
      [5, 'listPrice', expect.stringContaining('Preis')],
      [6, 'availability', expect.stringContaining('Verfügbarkeit')],
      [7, 'leadTimeDays', expect.stringContaining('Lieferzeit')],
      [8, 'discontinued', expect.stringContaining('discontinued')],
      [9, 'articleNo', 'articleNo ist leer.'],
      [11, 'scale', expect.stringContaining('Staffel')],
      [12, 'scale', expect.stringContaining('Staffel')],
      [13, 'listPrice', expect.stringContaining('Preis')],
      [14, 'listPrice', expect.stringContaining('Preis')],
      [10, 'articleNo', 'Zeile 2 sagt hierzu etwas anderes.'],
      [3, 'articleNo', 'Einen Artikel mit dieser Nummer gibt es nicht.'],
    ])
    expect(await aPart(shop.dependencies, 'AZN-6x200')).toEqual(before)
  })

  test.each([
    ['articleNo,listPrice\nAZN-6x160,7\nAZN-6x200,10,50'],
    ['articleNo,listPrice,\nAZN-6x160,7,\nAZN-6x200,10,50'],
    ['articleNo,listPrice,leadTimeDays\nAZN-6x160,7,2\nAZN-6x200,10,50,'],
    ['articleNo;listPrice\nAZN-6x160;7\nAZN-6x200;10;50'],
  ])('a row has no more cells than there are headings: %j', async (table) => {
    const before = await aPart(shop.dependencies, 'AZN-6x200')
    const { refused } = await take(table, { language: 'de' })
    expect(refused).toMatchObject([{ row: 3, reason: expect.stringContaining('Dezimalkomma') }])
    expect(await aPart(shop.dependencies, 'AZN-6x200')).toEqual(before)
  })

  test('empty cells and quoted amounts are no additional cells', async () => {
    for (const table of ['articleNo;listPrice\nAZN-6x200;10,50;;', 'articleNo,listPrice,\nAZN-6x200,"10,50",']) {
      expect(await take(table, { dryRun: true })).toMatchObject({ tables: [{ changed: 1 }], refused: [] })
    }
  })
})

describe('a discontinued article', () => {
  const found = async (visitor: Visitor, query: string) => {
    const { designation } = await visitor.call(catalogueEndpoints.search, { query })
    return designation?.articleNo
  }

  test('leaves search, tables, filters and suggestions, and can return', async () => {
    const part = await aPart(shop.dependencies, 'AKH-3x100')
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
    await take('articleNo;discontinued\nAKH-3x100;yes')
    // The next longer blank answers, cut.
    await waitFor(async () => expect(await found(buyer, 'AKH-3x100')).not.toBe('AKH-3x100'))
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
    expect((await take('articleNo;discontinued\nAKH-3x100;ja')).tables).toMatchObject([{ unchanged: 1 }])
    await take('articleNo;discontinued\nAKH-3x100;no')
    await waitFor(async () => expect(await found(buyer, 'AKH-3x100')).toBe('AKH-3x100'))
    expect(await table()).toEqual([count, count, true])
  })

  test('stays readable where it was bought', { tags: ['release'] }, async () => {
    const part = await aPart(shop.dependencies, 'AKH-4x100')
    await buyer.call(cartPositionEndpoints.add, { productDimensionId: part.id, quantity: 1 })
    await take('articleNo;discontinued\nAKH-4x100;1')
    await waitFor(async () => expect(await found(buyer, 'AKH-4x100')).not.toBe('AKH-4x100'))
    const cart = await buyer.call(cartEndpoints.readDefault)
    expect(cart.cartPositions).toMatchObject([{ articleNo: 'AKH-4x100' }])
    const drawing = await buyer.send('GET', cart.cartPositions[0]?.drawing ?? '')
    expect([drawing.status, drawing.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    const params = { params: { id: part.id } }
    expect(await buyer.call(catalogueEndpoints.readDimension, undefined, params)).toMatchObject({ id: part.id })
  })

  test('removes its product from categories and search if it was the last one', { tags: ['release'] }, async () => {
    const { rows } = await shop.dependencies.pool.query<{
      id: string
      product_nr: string
      category_id: string
      numbers: string[]
    }>(
      `select p.id, p.product_nr, p.category_id, array_agg(d.article_no) as numbers
       from products p join articles d on d.product_id = p.id group by p.id order by count(*), p.product_nr limit 1`,
    )
    const [product] = rows
    if (product === undefined) throw new Error('no product')
    const counted = async () => {
      const categories = await buyer.call(catalogueEndpoints.subCategories, {})
      return categories.find(({ id }) => id === product.category_id)?.productCount ?? 0
    }
    const before = await counted()
    await take(`articleNo;discontinued\n${product.numbers.map((number) => `${number};yes`).join('\n')}`)
    await waitFor(async () => expect(await counted()).toBe(before - 1))
    const productNrs = [product.product_nr]
    expect(await buyer.call(catalogueEndpoints.search, { productNrs })).toMatchObject({ total: 0 })
    const page = await buyer.call(catalogueEndpoints.readProduct, undefined, { params: { id: product.id } })
    expect(page).toMatchObject({ productNr: product.product_nr, dimensionCount: 0, productDimension: [] })
  })
})
