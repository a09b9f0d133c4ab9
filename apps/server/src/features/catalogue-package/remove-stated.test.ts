import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { orderEndpoints } from '@normwerk/contract/order'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
  await waitFor(async () => expect((await readNipples()).dimensionCount).toBe(2))
})
afterAll(async () => {
  await shop.stop()
  await folder[Symbol.asyncDispose]()
})

const take = async (files: PackageFiles, options: { dryRun?: boolean } = {}) =>
  importPath(shop.databaseUrl, await writePackage(folder, files), options)
/** The catalogue that is searched follows in the background. */
const readNipples = () => buyer.call(catalogueEndpoints.readByNumber, { productNr: 'HN-9' })

/** Returns what a package removes. The dry run must report the same, and a second import must remove nothing. */
async function takeAway(files: PackageFiles) {
  const reported = await take(files, { dryRun: true })
  expect(await take(files)).toEqual(reported)
  expect(reported.refused).toEqual([])
  const again = await take(files)
  expect(again.changes).toEqual([])
  expect(again.tables.map(({ added, changed }) => [added, changed])).toEqual(again.tables.map(() => [0, 0]))
  return reported.changes
}

test('a column is removed with its values from table and search, and does not affect carts and orders', async () => {
  const cart = await buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: 'HN-9-G1/4-30' })
  const order = await buyer.call(orderEndpoints.submit, { cartId: cart.id, orderType: 'Order' })
  const inCart = await buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: 'HN-9-G1/8-25' })
  const changes = await takeAway({ 'columns.csv': 'productNr,key,remove\nHN-9,flow,yes\n' })
  expect(changes[0]).toEqual({
    ...{ table: 'columns', row: 2, text: 'HN-9 flow', before: 'Q, values of 2 articles', after: 'removed' },
  })
  expect(await aPart(shop.dependencies, 'HN-9-G1/8-25')).toMatchObject({ values: { thread: 'G1/8', length: 25 } })
  await waitFor(async () => {
    const { facets } = await buyer.call(catalogueEndpoints.search, { query: 'Schlauchnippel' })
    expect(facets.map(({ name }) => name)).not.toContain('flow')
  })
  const { dimensionTableMapping, productDimension } = await readNipples()
  expect(dimensionTableMapping.columns.map(({ attribute }) => attribute)).toEqual(['thread', 'length'])
  expect(productDimension[0]?.values).toEqual({ thread: 'G1/8', length: 25 })

  const params = { params: { id: order.id } }
  expect((await buyer.call(orderEndpoints.read, undefined, params)).positions).toEqual(order.positions)
  const [position] = (await buyer.call(cartPositionEndpoints.addDirectly, { abmessungsNr: 'OR 5x1.5' })).cartPositions
  expect(position).toEqual(inCart.cartPositions[0])
  const { refused } = await take({ 'articles.csv': 'articleNo,productNr,flow\nHN-9-G1/2-30,HN-9,20\n' })
  expect(refused).toMatchObject([{ row: 1, column: 'flow' }])
})

test('a key that nothing uses any more can get another meaning', async () => {
  const columns = 'productNr,key,unit,kind\nHN-9,flow,,choice\n'
  expect((await take({ 'columns.csv': columns })).refused).toEqual([])
})

test('a property, a file and a price scale are removed', { tags: ['release'] }, async () => {
  const changes = await takeAway({
    'properties.csv': 'productNr,key,remove\nHN-9,pressure,yes\n',
    'files.csv': 'productNr,kind,file,remove\nHN-9,picture,nipple.png,yes\n',
    'prices.csv': 'articleNo,scale\nHN-9-G1/8-25,none\n',
  })
  expect(changes).toEqual(
    expect.arrayContaining([
      { table: 'properties', row: 2, text: 'HN-9 pressure', before: '15', after: 'removed' },
      { table: 'files', row: 2, text: 'HN-9 nipple.png', before: 'picture', after: 'removed' },
      { table: 'prices', row: 2, text: 'HN-9-G1/8-25', before: 'price breaks 50:10', after: 'price breaks –' },
    ]),
  )
  await waitFor(async () => {
    const { properties, pictures, drawing } = await readNipples()
    expect([properties.map(({ key }) => key), pictures]).toEqual([['body'], []])
    expect(drawing).toBe('/api/resources/thumbnail/HN-9.svg')
    expect((await shop.app.inject({ url: drawing })).headers['content-type']).toBe('image/svg+xml')
  })
  expect(await aPart(shop.dependencies, 'HN-9-G1/8-25')).toMatchObject({ scale: [] })
  const { rowCount } = await shop.dependencies.pool.query(
    "select from catalogue_files where content_type = 'image/png'",
  )
  expect(rowCount).toBe(0)
})

test('a category is removed if it is empty', { tags: ['release'] }, async () => {
  const filled = await take({ 'categories.csv': 'key,remove\ncooling,yes\nnipples,yes\n' })
  expect(filled.refused).toEqual([
    {
      ...{ file: 'categories.csv', row: 3, column: 'remove' },
      reason: 'The category nipples still holds products or categories.',
    },
  ])
  await take({ 'categories.csv': 'key,parentKey\nrings,\nlarge,rings\n' })
  const changes = await takeAway({ 'categories.csv': 'key,remove\nrings,yes\nlarge,yes\n' })
  expect(changes).toMatchObject([
    { table: 'categories', text: expect.stringMatching(/rings|large/), after: 'removed' },
    { table: 'categories' },
  ])
})

test('nothing is removed by mistake', async () => {
  const { changes } = await take({
    'columns.csv': 'productNr,key,kind,remove\nHN-9,length,number,no\n',
    'properties.csv': 'productNr,key,value,remove\nHN-9,body,Messing,\n',
  })
  expect(changes.filter(({ after }) => after === 'removed')).toEqual([])
  const cases: [files: PackageFiles, column: string][] = [
    [{ 'columns.csv': 'productNr,key,remove\nHN-9,thread,perhaps\n' }, 'remove'],
    [{ 'columns.csv': 'productNr,key,remove\nHN-9,thread,\n' }, 'kind'],
    [{ 'columns.csv': 'productNr,key,remove\nAZH,length,yes\n' }, 'productNr'],
    [{ 'columns.csv': 'productNr,key,kind,remove\nHN-9,thread,choice,\nHN-9,thread,,yes\n' }, 'key'],
    [{ 'products.csv': 'productNr,category,remove\nHN-9,nipples,yes\n' }, 'remove'],
    [{ 'files.csv': 'productNr,kind,file,remove\nHN-99,picture,a.png,yes\n' }, 'productNr'],
  ]
  for (const [files, column] of cases) {
    const { refused } = await take(files)
    expect(refused, JSON.stringify(files)).toMatchObject([{ column }])
  }
})
