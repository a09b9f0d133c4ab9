import { partsListEndpoints } from '@normwerk/contract/parts-list'
import { beforeAll, expect, test } from 'vitest'
import { customerPartNumbers } from '../../database/tables/articles.ts'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await shareApp()
})

test("a customer part number that is also another part's article number is suggested with both", async () => {
  const company = await aCompany(shop.dependencies)
  const buyer = await shop.signedIn(await aUser(shop.dependencies, company))
  const { id: articleId } = await aPart(shop.dependencies, 'AHH-3x5x75')
  const { id: oursId } = await aPart(shop.dependencies, 'AZH-6x200')
  const { database, ids } = shop.dependencies
  const stored = { companyId: company.id, articleId }
  await database.insert(customerPartNumbers).values([
    { ...stored, id: ids.next(), customerPartNumber: 'AZH-6x200' },
    { ...stored, id: ids.next(), customerPartNumber: 'AZH-6x200-L180', changedLength: 70 },
  ])
  const rows = [
    { row: 1, articleNo: 'azh-6x200', quantity: 1 },
    { row: 2, designation: 'AZH-6x200-L180', articleNo: null, quantity: 1 },
    { row: 3, articleNo: 'AZH-6x200', productDimensionId: articleId },
    { row: 4, articleNo: 'AZH-6x160', quantity: 1 },
  ]
  const answer = await buyer.call(partsListEndpoints.import, { rows, dryRun: true })
  const both = { status: 'suggested', suggestions: [{ productDimensionId: oursId, articleNo: 'AZH-6x200' }] }
  expect(answer.rows).toMatchObject([
    { ...both, productDimensionId: articleId, articleNo: 'AHH-3x5x75' },
    { ...both, productDimensionId: articleId },
    { status: 'matched', articleNo: 'AHH-3x5x75' },
    { status: 'matched', articleNo: 'AZH-6x160' },
  ])
})
