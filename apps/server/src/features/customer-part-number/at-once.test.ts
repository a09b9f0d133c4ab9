import { customerPartNumberEndpoints } from '@normwerk/contract/customer-part-number'
import { beforeAll, expect, test } from 'vitest'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await shareApp()
})

const aBuyer = async () => shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))

test('simultaneous calls that name the same parts by the same numbers succeed or are rejected, but never fail', async () => {
  const buyer = await aBuyer()
  const parts = [await aPart(shop.dependencies, 'AZH-6x200'), await aPart(shop.dependencies, 'AZH-6x160')]
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      buyer.send('PUT', '/api/customer-article', {
        productDimensionId: parts[index % 2]?.id,
        ownNumber: index % 4 < 2 ? 'X' : 'Y',
      }),
    ),
  )
  for (const { status } of answers) expect([200, 409]).toContain(status)
  const { items } = await buyer.call(customerPartNumberEndpoints.list, {})
  expect(new Set(items.map(({ ownNumber }) => ownNumber)).size).toBe(items.length)
})

test('simultaneous files are imported one after the other', { tags: ['release'] }, async () => {
  const company = await aCompany(shop.dependencies)
  const buyers = [
    await shop.signedIn(await aUser(shop.dependencies, company)),
    await shop.signedIn(await aUser(shop.dependencies, company)),
  ]
  const rows = ['AZH-6x200', 'AZH-6x160', 'AZH-6x125', 'AZN-6x200'].map((part) => `${part}-own;${part}`)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => {
      const numbered = rows.map((row) => `${index}${row}`)
      const content = ['own number;article number', ...(index % 2 === 0 ? numbered : numbered.reverse())].join('\n')
      return buyers[index % 2]?.upload('/api/customer-article/import', { name: 'numbers.csv', content })
    }),
  )
  expect(answers.map((answer) => answer?.status)).toEqual(answers.map(() => 200))
  expect((await buyers[0]?.call(customerPartNumberEndpoints.list, {}))?.total).toBe(4)
})
