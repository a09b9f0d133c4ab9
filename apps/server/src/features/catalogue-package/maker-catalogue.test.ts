import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { configuratorEndpoints } from '@normwerk/contract/configurator'
import { favoriteEndpoints } from '@normwerk/contract/favorite'
import { orderEndpoints } from '@normwerk/contract/order'
import { projectEndpoints } from '@normwerk/contract/project'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { makerPackage } from '../../testing/files/maker-package.ts'
import { importPath, type PackageFiles, writePackage } from '../../testing/files/packages.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import { makeTestFolder, type TestFolder } from '../../testing/test-folder.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'

let shop: TestApp
let folder: TestFolder
let buyer: Visitor

beforeAll(async () => {
  shop = await startApp({ products: ['AZH'] })
  folder = await makeTestFolder()
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
  expect((await take(makerPackage)).refused).toEqual([])
  await waitFor(async () => expect((await read('HN-9')).dimensionCount).toBe(2))
})
afterAll(async () => {
  await shop.stop()
  await folder[Symbol.asyncDispose]()
})

/** The catalogue that is searched follows in the background. */
const take = async (files: PackageFiles, options: { dryRun?: boolean } = {}) =>
  importPath(shop.databaseUrl, await writePackage(folder, files), options)
const read = (productNr: string) => buyer.call(catalogueEndpoints.readByNumber, { productNr })
const inEnglish = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
  buyer.cookies.set('language', 'en')
  const answer = await work()
  buyer.cookies.delete('language')
  return answer
}

describe('a general product', () => {
  test('is found by its words, and filtered by its own columns', async () => {
    const { items, facets } = await inEnglish(() => buyer.call(catalogueEndpoints.search, { query: 'hose nipple' }))
    expect(items).toMatchObject([{ productNr: 'HN-9', name: 'Threaded hose nipple', priceFrom: '3.10' }])
    expect(facets.find(({ name }) => name === 'flow')).toMatchObject({ label: 'Flow', unit: 'l/min' })
    expect(facets.find(({ name }) => name === 'body')).toMatchObject({ label: 'Body', values: [{ value: 'Brass' }] })
    const filters = [{ name: 'thread', values: ['G1/4'] }]
    const found = await buyer.call(catalogueEndpoints.filter, { filters })
    expect(found.items.map(({ articleNo }) => articleNo)).toEqual(['HN-9-G1/4-30'])
    expect(found.facets.find(({ name }) => name === 'thread')?.label).toBe('Gewinde')
  })

  test("shares columns with the shop's families if they have the same key", async () => {
    const { items } = await buyer.call(catalogueEndpoints.filter, { filters: [{ name: 'length', values: [30] }] })
    expect(items.map(({ articleNo }) => articleNo)).toContain('HN-9-G1/4-30')
  })

  test('shows the label of a column that has no letter', async () => {
    const { dimensionTableMapping } = await inEnglish(() => read('RS'))
    expect(dimensionTableMapping.columns).toMatchObject([
      { attribute: 'thread', symbol: 'M', label: 'Thread' },
      { attribute: 'maxLoad', symbol: 'Load', label: 'Load' },
    ])
  })

  test('shows its table, its picture and its data sheet', async () => {
    const product = await inEnglish(() => read('HN-9'))
    expect(product).toMatchObject({
      name: 'Threaded hose nipple',
      description: 'For cooling water up to 15 bar.',
      properties: [
        { key: 'body', label: 'Body', value: 'Brass' },
        { key: 'pressure', label: 'Pressure', value: '15 bar' },
      ],
      dimensionTableMapping: {
        columns: [
          { attribute: 'thread', symbol: 'G', label: 'Thread', unit: null, kind: 'choice', role: 'row' },
          { attribute: 'length', symbol: 'L', unit: 'mm', kind: 'number', role: 'column' },
          { attribute: 'flow', symbol: 'Q', label: 'Flow', unit: 'l/min', kind: 'number', role: 'detail' },
        ],
      },
      productDimension: [
        { articleNo: 'HN-9-G1/8-25', values: { thread: 'G1/8', length: 25, flow: 6.5 }, mass: 0.021, trimming: null },
        { articleNo: 'HN-9-G1/4-30', mass: null, leadTimeDays: 5 },
      ],
      pictures: [{ title: 'A nipple' }],
      downloads: [{ type: 'PDF', title: 'Data sheet', fileName: 'nipple.pdf' }],
    })
    expect(product.relatedProductIds).toEqual([(await read('AZH')).id])
    expect(product.drawing).toBe(product.pictures[0]?.path)
  })

  test('has no drawing and no body, and says so by its name', async () => {
    for (const file of ['cad/OR 5x1.5.step', 'cad/OR 5x1.5.glb', 'drawing/OR 5x1.5.pdf', 'drawing/OR 5x1.5.svg']) {
      const { status, text } = await buyer.send('GET', `/api/resources/${encodeURI(file)}`)
      expect([status, JSON.parse(text).code], file).toEqual([404, 'articleWithoutShape'])
      expect(JSON.parse(text).message, file).toBe('Zu OR 5x1.5 gibt es keine Zeichnung und keine CAD-Datei.')
    }
    const other = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
    const { cartPositions } = await other.call(configuratorEndpoints.add, {
      ...{ articles: [{ articleNo: 'AZH-6x200' }, { articleNo: 'OR 5x1.5' }], easyKatConfig: {} },
      configurationName: 'Set',
    })
    const id = cartPositions.at(-1)?.groupId ?? ''
    const rejected = await other.rejected(configuratorEndpoints.readStep, undefined, { params: { id } })
    expect(rejected).toMatchObject({ status: 404, code: 'articleWithoutShape' })
  })

  test('sends its files with their type, and they may be cached for good', async () => {
    const { pictures, downloads } = await read('HN-9')
    const picture = await buyer.send('GET', pictures[0]?.path ?? '')
    expect(picture.status).toBe(200)
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-disposition': expect.stringMatching(/^inline/),
    })
    const again = { 'if-none-match': String(picture.headers.etag) }
    expect((await buyer.send('GET', pictures[0]?.path ?? '', undefined, again)).status).toBe(304)
    const sheet = await buyer.send('GET', downloads[0]?.path ?? '')
    expect(sheet.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment/),
    })
    expect((await buyer.send('GET', '/api/resources/file/0000/nipple.png')).status).toBe(404)
  })

  test('sends its CAD files to users with the permission', async () => {
    const [cad] = (await read('O-Ring 5')).downloads
    expect(cad).toMatchObject({ type: 'STEP', fileName: 'ring.stp', title: null })
    const path = cad?.path ?? ''
    const step = await buyer.send('GET', path)
    expect(step.headers).toMatchObject({
      'content-type': 'model/step',
      'content-disposition': expect.stringMatching(/^attachment/),
    })
    expect((await shop.visitor().send('GET', path)).status).toBe(401)
    expect((await buyer.send('GET', path.replace('/cad-file/', '/file/'))).status).toBe(404)
    const [picture] = (await read('HN-9')).pictures
    expect((await buyer.send('GET', (picture?.path ?? '').replace('/file/', '/cad-file/'))).status).toBe(404)
  })

  test('is priced, added to the cart by its number, and ordered', async () => {
    const nipple = await aPart(shop.dependencies, 'HN-9-G1/8-25')
    await buyer.call(cartPositionEndpoints.add, { productDimensionId: nipple.id, quantity: 50 })
    const cart = await buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: 'OR 5x1.5', quantity: 2 })
    expect(cart.cartPositions).toMatchObject([
      { articleNo: 'HN-9-G1/8-25', price: '2.79', totalPrice: '139.50' },
      { articleNo: 'OR 5x1.5', price: '0.35' },
    ])
    const order = await buyer.call(orderEndpoints.submit, { cartId: cart.id, orderType: 'Order' })
    const { positions } = await buyer.call(orderEndpoints.read, undefined, { params: { id: order.id } })
    expect(positions.map(({ articleNo }) => articleNo)).toEqual(['HN-9-G1/8-25', 'OR 5x1.5'])
  })

  test('shows its first picture wherever a family shows its drawing', async () => {
    const { id: productId, pictures } = await read('HN-9')
    const thumbnail = pictures[0]?.path ?? ''
    const family = '/api/resources/family/AZ.svg'
    await buyer.call(favoriteEndpoints.add, {}, { params: { productId } })
    const favorites = await buyer.call(favoriteEndpoints.list)
    expect(favorites.items).toMatchObject([{ productNr: 'HN-9', drawing: thumbnail }])

    await buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: 'HN-9-G1/4-30' })
    const cart = await buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: 'AZH-6x200' })
    expect(cart.cartPositions).toMatchObject([
      { thumbnail, drawing: thumbnail },
      { thumbnail: family, drawing: '/api/resources/drawing/AZH-6x200.svg' },
    ])
    const { id: projectId } = await buyer.call(projectEndpoints.create, { number: 'F-1', name: 'Gehäuse' })
    await buyer.call(cartEndpoints.change, { cartId: cart.id, projectId })
    const placed = await buyer.call(orderEndpoints.submit, { cartId: cart.id, orderType: 'Order' })
    const order = await buyer.call(orderEndpoints.read, undefined, { params: { id: placed.id } })
    for (const { positions } of [placed, order]) expect(positions).toMatchObject([{ thumbnail }, { thumbnail: family }])
    const { ordered } = await buyer.call(projectEndpoints.read, undefined, { params: { id: projectId } })
    expect(ordered).toMatchObject([{ thumbnail: family }, { thumbnail }])
  })
})

test('a family without articles so far comes by its rows alone: read in texts, weighed, drawn, priced, ordered', async () => {
  const { refused } = await take({
    'categories.csv': 'key\nfasteners\n',
    'materials.csv': 'code,steel,name,finish\nA,8.8,,untreated\n',
    'material-properties.csv': 'material,property,value,unit\nA,density,7.85,g/cm³\nA,hardness,250 HV,\n',
    'products.csv': 'productNr,category\nSZA,fasteners\n',
    'articles.csv':
      'articleNo,headDiameter,headHeight,socketWidth,socketDepth,threadLength\nSZA-8x30,13,8,6,4,28\nSZA-8x40,13,8,6,4,28\n',
    'prices.csv': 'articleNo,listPrice,availability,leadTimeDays\nSZA-8x30,0.42,inStock,1\nSZA-8x40,0.55,inStock,1\n',
  })
  expect(refused).toEqual([])
  await waitFor(async () => {
    const { designation } = await buyer.call(catalogueEndpoints.search, { query: 'Zylinderschraube ISO 4762 M8x30' })
    expect(designation?.articleNo).toBe('SZA-8x30')
  })
  const screw = await aPart(shop.dependencies, 'SZA-8x30')
  // (π/4 · (13² · 8 + 8² · 2) + 36.6 · 28 − √3/2 · 6² · 4) mm³ · 7.85 g/cm³
  expect(screw.mass).toBeCloseTo(0.01619, 5)
  expect((await buyer.send('GET', '/api/resources/drawing/SZA-8x30.svg')).status).toBe(200)
  const { id } = await buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: 'SZA-8x30', quantity: 10 })
  const order = await buyer.call(orderEndpoints.submit, { cartId: id, orderType: 'Order' })
  const { positions } = await buyer.call(orderEndpoints.read, undefined, { params: { id: order.id } })
  expect(positions).toMatchObject([{ articleNo: 'SZA-8x30', totalPrice: '4.20' }])
})

describe('a second import', () => {
  test('of the same package changes no row', { tags: ['release'] }, async () => {
    const version = async () =>
      (await shop.dependencies.pool.query('select max(number) as n from catalogue_changes')).rows
    const before = await version()
    const { tables, changes } = await take(makerPackage)
    for (const table of tables) expect([table.added, table.changed, table.discontinued]).toEqual([0, 0, 0])
    expect(changes).toEqual([])
    expect(await version()).toEqual(before)
  })

  test('keeps values for which its tables have no column', { tags: ['release'] }, async () => {
    const { tables, changes } = await take({ 'materials.csv': 'code,steel\nH,1.2210\n' }, { dryRun: true })
    expect(tables).toMatchObject([{ table: 'materials', changed: 0, unchanged: 1 }])
    expect(changes).toEqual([])
    const emptied = await take({ 'materials.csv': 'code,steel,finish\nH,1.2210,\n' }, { dryRun: true })
    expect(emptied.changes).toMatchObject([{ table: 'materials', before: 'finish: hardened', after: 'finish: –' }])
  })

  test('does what its dry run reported, and the dry run does nothing', async () => {
    const changed = {
      'prices.csv': 'articleNo,listPrice\nHN-9-G1/4-30,7.80\nHN-9-G1/8-25,3.20\n',
      'articles.csv':
        'articleNo,productNr,thread,length,flow\nHN-9-G1/4-30,HN-9,G1/4,31,12\nHN-9-G3/8-30,HN-9,G3/8,30,20\n',
      'texts.csv': 'subject,key,field,de,en\nproduct,HN-9,name,Schlauchnippel,Hose nipple\n',
    }
    const before = await aPart(shop.dependencies, 'HN-9-G1/4-30')
    const reported = await take(changed, { dryRun: true })
    expect(await aPart(shop.dependencies, 'HN-9-G1/4-30')).toEqual(before)
    expect(reported.tables).toMatchObject([
      { table: 'articles', rows: 2, added: 1, changed: 1, unchanged: 0 },
      { table: 'prices', rows: 2, added: 0, changed: 2 },
      { table: 'texts', rows: 1 },
    ])
    expect(reported.changes).toMatchObject([
      { table: 'prices', text: 'HN-9-G1/4-30', before: 'list price €3.90', after: 'list price €7.80' },
      { table: 'prices', text: 'HN-9-G1/8-25' },
      { table: 'articles', text: 'HN-9-G1/4-30', before: 'length: 30', after: 'length: 31' },
      { table: 'products', text: 'HN-9', before: expect.stringContaining('name.de: Schlauchnippel mit Gewinde') },
    ])
    expect(await take(changed)).toEqual(reported)
    expect(await aPart(shop.dependencies, 'HN-9-G1/4-30')).toMatchObject({
      id: before.id,
      listPrice: 780,
      leadTimeDays: 5,
    })
  })

  test('keeps rows that it does not name, flags of staff and favourites', async () => {
    const { dependencies } = shop
    const flags =
      "select product_nr, deal_index, highlight_index, new_index from products where product_nr in ('AZH', 'HN-9') order by 1"
    await dependencies.pool.query("update products set deal_index = 77 where product_nr = 'HN-9'")
    const { rows: before } = await dependencies.pool.query(flags)
    const pin = await aPart(dependencies, 'AZH-3.2x160')
    const nipples = await read('HN-9')
    await buyer.call(favoriteEndpoints.add, {}, { params: { productId: nipples.id } })
    await take({ 'products.csv': 'productNr,category,standard\nHN-9,nipples,DIN 1\nAZH,pins,\n' })
    expect((await dependencies.pool.query(flags)).rows).toEqual(before)
    expect(await aPart(dependencies, 'AZH-3.2x160')).toEqual(pin)
    await waitFor(async () =>
      expect(await read('HN-9')).toMatchObject({ standard: 'DIN 1', id: nipples.id, isFavorite: true }),
    )
    expect((await read('HN-9')).name).toBe('Schlauchnippel')
  })

  test('removes discontinued articles from search and tables, but not from carts', async () => {
    const nipple = await aPart(shop.dependencies, 'HN-9-G1/8-25')
    await buyer.call(cartPositionEndpoints.add, { productDimensionId: nipple.id, quantity: 1 })
    const report = await take({
      'articles.csv':
        'articleNo,productNr,thread,length,flow,mass,discontinued\nHN-9-G1/8-25,HN-9,G1/8,25,6.5,0.021,yes\n',
    })
    expect(report.tables).toMatchObject([{ discontinued: 1, changed: 0 }])
    await waitFor(async () => {
      const { items } = await buyer.call(catalogueEndpoints.filter, { filters: [{ name: 'thread', values: ['G1/8'] }] })
      expect(items).toEqual([])
    })
    const { cartPositions } = await buyer.call(cartEndpoints.readDefault)
    expect(cartPositions.map(({ articleNo }) => articleNo)).toContain('HN-9-G1/8-25')
  })
})
