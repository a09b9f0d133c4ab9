import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { dimensionTableEndpoints } from '@normwerk/contract/catalogue/dimension-table'
import { maxCarriedDimensions } from '@normwerk/contract/limits'
import type { Product } from '@normwerk/contract/product'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany, aUser } from '../../../testing/builders.ts'
import { largeProduct } from '../../../testing/files/large-product.ts'
import { importPath, writePackage } from '../../../testing/files/packages.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { createDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { makeTestFolder } from '../../../testing/test-folder.ts'
import type { Visitor } from '../../../testing/visitor.ts'

const [widths, lengths] = [160, 160]
let database: TestDatabase
let shop: TestApp
let buyer: Visitor
let product: Product

beforeAll(async () => {
  await using folder = await makeTestFolder()
  database = await createDatabase()
  await importPath(database.databaseUrl, await writePackage(folder, largeProduct({ widths, lengths })))
  shop = await startApp({ database })
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
  product = await buyer.call(catalogueEndpoints.readByNumber, { productNr: 'PL-9' })
})
afterAll(async () => {
  await shop.stop()
  await database.drop()
})

const list = (input: object) => buyer.call(dimensionTableEndpoints.list, { productId: product.id, ...input })

describe('a product of 25,600 articles', () => {
  test('carries the first of them and says how to get the rest', async () => {
    expect(product.dimensionCount).toBe(widths * lengths)
    expect(product.productDimension).toHaveLength(maxCarriedDimensions)
    const { route, input } = product.furtherDimensions ?? {}
    expect(route).toBe(dimensionTableEndpoints.list.route)
    const numbers = new Set(product.productDimension.map(({ articleNo }) => articleNo))
    for (let page = input?.pageRequest.page ?? 0; numbers.size < product.dimensionCount; page++) {
      const { items } = await list({ pageRequest: { page, size: input?.pageRequest.size } })
      expect(items.filter(({ articleNo }) => numbers.has(articleNo))).toEqual([])
      for (const { articleNo } of items) numbers.add(articleNo)
    }
    expect(numbers.size).toBe(widths * lengths)
  })

  test('comes without any where all or none are asked for', async () => {
    const input = { allOrNone: 'true' } as const
    const { productDimension, furtherDimensions, ...rest } = await buyer.call(catalogueEndpoints.readProduct, input, {
      params: { id: product.id },
    })
    expect(productDimension).toEqual([])
    expect(furtherDimensions?.input.pageRequest.page).toBe(1)
    expect(rest).toEqual({ ...product, productDimension: undefined, furtherDimensions: undefined })
  })

  test('has a cross table of its sizes, and a call for the articles in a part of it', async () => {
    const params = { id: product.id }
    const { crossTable } = await buyer.call(dimensionTableEndpoints.readCrossTable, undefined, { params })
    expect(crossTable?.rows).toEqual(Array.from({ length: widths }, (_, at) => at + 1))
    expect(crossTable?.columns.slice(0, 3)).toEqual([10, 20, 30])
    expect(crossTable?.filled.every((runs) => runs[0] === 0 && runs[1] === lengths)).toBe(true)
    const { items, total } = await list({
      filters: [
        { name: 'width', values: [7, 8] },
        { name: 'length', values: [70, 80] },
      ],
    })
    expect(items.map(({ articleNo }) => articleNo)).toEqual(['PL-9-7x70', 'PL-9-7x80', 'PL-9-8x70', 'PL-9-8x80'])
    expect(total).toBe(4)
  })

  test('is listed in the requested order', async () => {
    const { items } = await list({ sort: { by: 'length', descending: true }, pageRequest: { page: 1, size: 2 } })
    expect(items.map(({ articleNo }) => articleNo)).toEqual(['PL-9-1x1600', 'PL-9-2x1600'])
  })

  test('has each article by its number, with its price and written as it is', async () => {
    const read = (articleNo: string) => buyer.call(dimensionTableEndpoints.readByNumber, { articleNo })
    const [listed] = (await list({ pageRequest: { page: 9000, size: 1 } })).items
    expect(await read(listed?.articleNo ?? '')).toEqual(listed)
    expect(listed?.price).toMatch(/\.\d\d$/)
    const { code } = await buyer.rejected(dimensionTableEndpoints.readByNumber, { articleNo: 'pl 9 7x70' })
    expect(code).toBe('entryNotFound')
  })

  test('shows no prices to a visitor', async () => {
    const { items } = await shop.visitor().call(dimensionTableEndpoints.list, { productId: product.id })
    expect(new Set(items.map(({ price, priceStatus }) => `${price} ${priceStatus}`))).toEqual(new Set(['null signIn']))
  })

  test('is not read from the database as a whole', async () => {
    const statements = await shop.statementsOf(() => list({ pageRequest: { page: 120, size: 100 } }))
    expect(statements.filter((statement) => statement.includes('from "articles"'))).toEqual([
      expect.stringContaining('"articles"."id" = any('),
    ])
  })
})

test('a product of up to 1,000 articles carries all of them, whatever is asked for', async () => {
  const all = await buyer.call(catalogueEndpoints.readByNumber, { productNr: 'AZH' })
  expect(all.productDimension).toHaveLength(all.dimensionCount)
  expect(all.furtherDimensions).toBeUndefined()
  expect(await buyer.call(catalogueEndpoints.readByNumber, { productNr: 'AZH', allOrNone: 'true' })).toEqual(all)
})

test('the table of an unknown product is not found', async () => {
  const productId = shop.dependencies.ids.next()
  expect((await buyer.rejected(dimensionTableEndpoints.list, { productId })).code).toBe('entryNotFound')
  const read = buyer.rejected(dimensionTableEndpoints.readCrossTable, undefined, { params: { id: productId } })
  expect((await read).code).toBe('entryNotFound')
})
