import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { customerPartNumberEndpoints } from '@normwerk/contract/customer-part-number'
import { beforeAll, expect, test } from 'vitest'
import { aCompany, aPart, aUser } from '../../testing/builders.ts'
import { shareApp, type TestApp } from '../../testing/start-app.ts'
import { suggestCustomerPartNumbers } from './find-customer-part-number.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await shareApp()
})

/** A buyer of a new company that has given these numbers to cuts of one part. */
async function aBuyer(numbers: readonly string[]) {
  const company = await aCompany(shop.dependencies)
  const buyer = await shop.signedIn(await aUser(shop.dependencies, company))
  const { id: productDimensionId } = await aPart(shop.dependencies, 'AZH-6x200')
  for (const [place, ownNumber] of numbers.entries()) {
    await buyer.call(customerPartNumberEndpoints.set, { productDimensionId, changedLength: 150 + place, ownNumber })
  }
  const suggest = async (searchString: string) =>
    (await buyer.call(catalogueEndpoints.autoComplete, { searchString })).suggestions
  return { company, suggest }
}

const numbers = [
  'Stift-1',
  'stößel',
  'a',
  '-7',
  '(Z) 4',
  'Ä-1',
  'e\u0301-2',
  'ẞ3',
  'İ4',
  'K\u212a5',
  '٣-6',
  '😀b',
  '4711',
]

test('numbers are suggested for every beginning that the database knows, in any letter case', {
  tags: ['release'],
}, async () => {
  const { company, suggest } = await aBuyer(numbers)
  const openings = numbers.flatMap((number) => [...number].map((_, end) => [...number].slice(0, end + 1).join('')))
  const texts = openings.flatMap((text) => [text, text.toUpperCase(), text.toLowerCase(), `. ${text}`])
  for (const text of new Set(texts.filter((each) => each.trim() !== ''))) {
    const known = await suggestCustomerPartNumbers(shop.dependencies.database, company.id, text)
    expect({ text, found: (await suggest(text)).slice(0, known.length) }).toEqual({ text, found: known })
  }
})

test('a text with which no number begins is searched without a statement for numbers', async () => {
  const { suggest } = await aBuyer(['Stift-1', 'Stift-2'])
  const statementsFor = async (text: string) =>
    (await shop.statementsOf(() => suggest(text))).filter((statement) => statement.includes('customer_part_numbers"'))
  await suggest('x')
  expect(await statementsFor('auswerfer')).toEqual([])
  expect(await statementsFor('AZH-6x200')).toEqual([])
  expect(await statementsFor('s')).toHaveLength(1)
  expect(await statementsFor('st')).toHaveLength(1)
  expect(await statementsFor('sa')).toEqual([])
})
