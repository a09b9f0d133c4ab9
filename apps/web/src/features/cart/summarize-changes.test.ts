import { expect, test } from 'vitest'
import { summarizeChanges } from './summarize-changes.ts'

const pin = {
  articleNo: 'AZH-6x200',
  ownNumber: null,
  description: 'Auswerferstift',
  configurationName: null,
  commission: null,
  customerOrderNumber: null,
  comment: null,
  quantity: 1,
  price: '3.00',
  availability: 'inStock' as const,
  discontinued: false,
  changes: null,
}
const before = (priceBefore: string | null) => ({ priceBefore, availabilityBefore: 'inStock' as const })

test('counts prices by their direction and tells the sum as it was', () => {
  const cartPositions = [
    { ...pin, quantity: 10, changes: before('2.90') },
    { ...pin, quantity: 2, changes: before('3.50') },
    pin,
  ]
  expect(summarizeChanges({ cartPositions, totalProductPriceNet: '39.00' })).toMatchObject({
    prices: 2,
    higher: 1,
    lower: 1,
    goods: { before: '39.00', now: '39.00' },
  })
  expect(summarizeChanges({ cartPositions: cartPositions.slice(0, 1), totalProductPriceNet: '30.00' }).goods).toEqual({
    before: '29.00',
    now: '30.00',
  })
})

test('compares no sums where a price came, went, or its part is sold no more', () => {
  const risen = { ...pin, changes: before('2.90') }
  for (const other of [
    { ...pin, changes: before(null) },
    { ...pin, price: null, changes: before('3.00') },
    { ...pin, price: null, discontinued: true },
  ]) {
    expect(summarizeChanges({ cartPositions: [risen, other], totalProductPriceNet: '6.00' }).goods).toBeNull()
  }
  expect(summarizeChanges({ cartPositions: [pin], totalProductPriceNet: '3.00' }).goods).toBeNull()
})
