import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { tolerancePriceEndpoints } from '@normwerk/contract/catalogue/tolerance-price'
import { beforeAll, describe, expect, test } from 'vitest'
import { discounts } from '../../../database/tables/companies.ts'
import { aCompany, aPart, aUser } from '../../../testing/builders.ts'
import { shareApp, type TestApp } from '../../../testing/start-app.ts'
import type { Visitor } from '../../../testing/visitor.ts'

const discountGroup = 'ten percent on AZ'

let shop: TestApp
let visitor: Visitor
let buyer: Visitor

beforeAll(async () => {
  shop = await shareApp()
  visitor = shop.visitor()
  await shop.dependencies.database.insert(discounts).values({ discountGroup, priceGroup: 'AZ', percent: 10 })
  buyer = await shop.signedIn(
    await aUser(shop.dependencies, await aCompany(shop.dependencies, { discountGroup }), ['SHOP_USER']),
  )
})

describe('a product', () => {
  test('is read by number and by id, with its whole table', async () => {
    const product = await visitor.call(catalogueEndpoints.readByNumber, { productNr: 'AZH' })
    expect(product.productDimension).toHaveLength(product.dimensionCount)
    expect(product.dimensionTableMapping.columns.map(({ role }) => role)).toEqual(
      expect.arrayContaining(['row', 'column']),
    )
    const byId = await visitor.call(catalogueEndpoints.readProduct, undefined, { params: { id: product.id } })
    expect(byId).toEqual(product)
    const mapping = await visitor.call(catalogueEndpoints.readMapping, undefined, {
      params: { id: product.dimensionTableMapping.id },
    })
    expect(mapping).toEqual(product.dimensionTableMapping)
    expect(await visitor.rejected(catalogueEndpoints.readByNumber, { productNr: 'ZZZ' })).toMatchObject({ status: 404 })
  })

  test("shows no price to visitors, and the company's price to its buyers", async () => {
    const read = (who: Visitor) => who.call(catalogueEndpoints.readByNumber, { productNr: 'AZH' })
    const open = JSON.stringify(await read(visitor))
    expect(open).toContain('"priceStatus":"signIn"')
    expect(open).not.toMatch(/"(price|listPrice|priceFrom)":"/)
    const [pin] = (await read(buyer)).productDimension
    expect(Number(pin?.price)).toBeCloseTo(Number(pin?.listPrice) * 0.9, 1)
    expect(pin?.scalePrices.length).toBeGreaterThan(0)
  })

  test('a dimension has its price and the day it ships', async () => {
    const { id } = await aPart(shop.dependencies, 'AZH-3.2x160')
    const dimension = await buyer.call(catalogueEndpoints.readDimension, undefined, { params: { id } })
    expect(dimension).toMatchObject({ articleNo: 'AZH-3.2x160', values: { diameter: 3.2, length: 160 } })
    expect(dimension.trimming).toMatchObject({ suggestedLength: 160 })
    expect(new Date(dimension.shipDate).getTime()).toBeGreaterThan(Date.now() - 86_400_000)
  })
})

test('facts of a material say where they apply, and a coating on what condition', async () => {
  const factsOf = async (productNr: string) => {
    const [product] = (await visitor.call(catalogueEndpoints.search, { query: productNr })).items
    const id = product?.id ?? ''
    const { properties } = await visitor.call(catalogueEndpoints.readProduct, undefined, { params: { id } })
    return properties.map(({ value }) => value)
  }
  expect(await factsOf('FSE')).toEqual(expect.arrayContaining(['60 ± 2 HRC (Randschicht)', '900 N/mm² (Kern)']))
  expect(await factsOf('AZS-DLC')).toContain('DLC (abgeschieden unter 200 °C)')
})

describe('cutting to length', () => {
  const price = async (changedLength: number, quantity = 1) => {
    const { id } = await aPart(shop.dependencies, 'AZH-3.2x160')
    return { dimensionId: id, changedLength, quantity }
  }

  test('costs the blank and the surcharge of the class', async () => {
    const blank = await aPart(shop.dependencies, 'AZH-3.2x160')
    const answer = await buyer.call(tolerancePriceEndpoints.read, await price(147.25))
    const net = Math.round((blank.listPrice ?? 0) * 0.9)
    for (const option of answer.options) {
      expect(Math.round(Number(option.price) * 100)).toBe(net + Math.round(Number(option.surcharge) * 100))
    }
    expect(answer.options.map(({ toleranceClass }) => toleranceClass)).toEqual(['T100', 'T50', 'T20', 'T10'])
    expect(answer).toMatchObject({ changedLength: 147.25, tolerance: '+0.1/0' })
    expect(answer.cheaperDimensionId).toBeUndefined()
  })

  test('names a shorter blank that can be used', async () => {
    const shorter = await aPart(shop.dependencies, 'AZH-3.2x125')
    const answer = await buyer.call(tolerancePriceEndpoints.read, await price(110))
    expect(answer.cheaperDimensionId).toBe(shorter.id)
  })

  test.each([
    [160.01, 'lengthOutOfRange'],
    [10, 'lengthOutOfRange'],
    [147.255, 'lengthStep'],
  ])('to %d mm is rejected', async (length, code) => {
    const rejection = await buyer.rejected(tolerancePriceEndpoints.read, await price(length))
    expect(rejection).toMatchObject({ status: 422, code })
    if (code === 'lengthOutOfRange') expect(rejection.params).toEqual({ min: expect.any(Number), max: 160 })
  })

  test.each([0, -1, 0.5, 10_000])('in a quantity of %d is rejected', async (quantity) => {
    const rejection = await buyer.rejected(tolerancePriceEndpoints.read, await price(147, quantity))
    expect(rejection).toMatchObject({ status: 422, code: 'quantityOutOfRange' })
  })

  test('needs the permission to see prices', async () => {
    const rejection = await visitor.rejected(tolerancePriceEndpoints.read, await price(147))
    expect(rejection).toMatchObject({ status: 401 })
  })
})
