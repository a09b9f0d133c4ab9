import { cartEndpoints } from '@normwerk/contract/cart'
import { cartPositionEndpoints } from '@normwerk/contract/cart/position'
import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { customerPartNumberEndpoints } from '@normwerk/contract/customer-part-number'
import { ImportReport } from '@normwerk/contract/import'
import { beforeAll, describe, expect, test } from 'vitest'
import { customerPartNumbers } from '../../database/tables/articles.ts'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await shareApp()
})

async function aBuyer() {
  const company = await aCompany(shop.dependencies)
  return { company, buyer: await shop.signedIn(await aUser(shop.dependencies, company)) }
}

describe('a customer part number that is an article number of the shop', () => {
  test('is rejected for every other part', async () => {
    const { buyer } = await aBuyer()
    const rejected = async (articleNo: string, ownNumber: string, changedLength: number | null = null) => {
      const { id: productDimensionId } = await aPart(shop.dependencies, articleNo)
      return buyer.rejected(customerPartNumberEndpoints.set, { productDimensionId, changedLength, ownNumber })
    }
    expect(await rejected('AHH-3x5x75', 'AZH-6x200')).toMatchObject({
      status: 409,
      code: 'ownNumberIsArticle',
      message: 'Diese Nummer ist bei uns ein anderes Teil: AZH-6x200',
      fields: { ownNumber: [{ code: 'ownNumberIsArticle' }] },
    })
    for (const [articleNo, ownNumber, changedLength] of [
      ['AHH-3x5x75', 'azh 6,0×200', null],
      ['AZH-6x200', 'AZH-6x200', 180],
      ['AZH-6x200', 'AZH-6x200-L180', null],
      ['AZH-6x200', 'AZH-6x200-L180', 170],
      ['AZH-6x200', 'AZH-6x200-L180-T50', 180],
      ['AZH-6x200', 'AZH-6x200-C31', null],
    ] as const) {
      const { code } = await rejected(articleNo, ownNumber, changedLength)
      expect(code, `${ownNumber} for ${articleNo}, ${changedLength}`).toBe('ownNumberIsArticle')
    }
  })

  test('is harmless for the same part, and if the shop has no such part', async () => {
    const { buyer } = await aBuyer()
    const name = async (articleNo: string, ownNumber: string, changedLength: number | null = null) => {
      const { id: productDimensionId } = await aPart(shop.dependencies, articleNo)
      return buyer.call(customerPartNumberEndpoints.set, { productDimensionId, changedLength, ownNumber })
    }
    expect(await name('AZH-6x200', 'azh-6x200')).toMatchObject({ ownNumber: 'azh-6x200' })
    expect(await name('AZH-6x200', 'AZH-6x200-L180', 180)).toMatchObject({ changedLength: 180 })
    expect(await name('AZH-6x160', 'AZH-6x161')).toMatchObject({ articleNo: 'AZH-6x160' })
  })

  test('is rejected in a file with its row', async () => {
    const { buyer } = await aBuyer()
    const content = ['own number;article number', 'AZH-6x200;AHH-3x5x75', 'AZH-6x160;AZH-6x160', 'K;AZN-6x200'].join(
      '\n',
    )
    const { text } = await buyer.upload('/api/customer-article/import', { name: 'numbers.csv', content })
    expect(ImportReport.parse(JSON.parse(text))).toMatchObject({
      added: 2,
      refused: [{ row: 2, reason: 'Diese Nummer ist bei uns ein anderes Teil: AZH-6x200' }],
    })
  })

  test('that already exists orders neither part by itself', async () => {
    const { buyer, company } = await aBuyer()
    const { id: articleId } = await aPart(shop.dependencies, 'AHH-3x5x75')
    const { database, ids } = shop.dependencies
    await database
      .insert(customerPartNumbers)
      .values({ id: ids.next(), companyId: company.id, articleId, customerPartNumber: 'azh-6x200' })
    const rejected = await buyer.rejected(cartPositionEndpoints.addDirectly, { abmessungsNr: 'AZH-6x200' })
    expect(rejected).toMatchObject({
      status: 409,
      code: 'ownNumberIsArticle',
      message: expect.stringContaining('AZH-6x200'),
      suggestions: ['AHH-3x5x75'],
    })
    expect((await buyer.call(cartEndpoints.readDefault)).positionCount).toBe(0)
    const { designation, items } = await buyer.call(catalogueEndpoints.search, { query: 'AZH-6x200' })
    expect(designation).toBeUndefined()
    expect(items.map(({ productNr }) => productNr)).toContain('AZH')
    const { suggestions } = await buyer.call(catalogueEndpoints.autoComplete, { searchString: 'AZH-6x200' })
    expect(suggestions.map(({ articleNo }) => articleNo)).toEqual(expect.arrayContaining(['AHH-3x5x75', 'AZH-6x200']))
    const other = { abmessungsNr: 'AHH-3x5x75' }
    expect((await buyer.call(cartPositionEndpoints.addDirectly, other)).positionCount).toBe(1)
  })
})
