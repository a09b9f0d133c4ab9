import { noRemarks } from '@normwerk/parts/remarks'
import { expect, test } from 'vitest'
import { summarizeChanges } from './summarize-changes.ts'

const pin = {
  articleNo: 'AZH-6x200',
  ownNumber: null,
  description: 'Auswerferstift',
  configurationName: null,
  ...noRemarks,
  price: '3.00',
  availability: 'inStock' as const,
  discontinued: false,
  changes: null,
}
const before = (priceBefore: string | null) => ({ priceBefore, availabilityBefore: 'inStock' as const })

const sums = { totalProductPriceNet: '39.00', totalProductPriceNetBefore: '38.00' }

test('counts prices by their direction and reports the earlier sum', () => {
  const cartPositions = [{ ...pin, changes: before('2.90') }, { ...pin, changes: before('3.50') }, pin]
  expect(summarizeChanges({ ...sums, cartPositions })).toMatchObject({
    prices: 2,
    higher: 1,
    lower: 1,
    goods: { before: '38.00', now: '39.00' },
  })
})

test('a price that appeared or disappeared is neither higher nor lower, and prevents a comparison of the sums', () => {
  const cartPositions = [
    { ...pin, changes: before(null) },
    { ...pin, price: null, changes: before('3.00') },
    { ...pin, price: null, discontinued: true, changes: before('3.00') },
  ]
  expect(summarizeChanges({ ...sums, cartPositions, totalProductPriceNetBefore: null })).toMatchObject({
    prices: 2,
    higher: 0,
    lower: 0,
    discontinued: 1,
    onRequest: 1,
    goods: null,
  })
})
