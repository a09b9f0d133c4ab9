import { noRemarks } from '@normwerk/parts/remarks'
import { expect, test } from 'vitest'
import { filterPositions, isFiltering, noFilter } from './filter-positions.ts'

const pin = {
  articleNo: 'AZH-3.2x160',
  ownNumber: null,
  description: 'Auswerferstift, gehärtet, 1.2210, 3,2 × 160 mm',
  configurationName: null,
  ...noRemarks,
  price: '3.53',
  availability: 'inStock' as const,
  discontinued: false,
  changes: null,
}
const acknowledged = { priceBefore: '3.53', availabilityBefore: 'inStock' as const }
const found = (fields: Partial<Parameters<typeof filterPositions>[0][number]>, words: string) =>
  filterPositions([{ ...pin, ...fields }], { words, concern: null }).length === 1
const concerned = (fields: Partial<Parameters<typeof filterPositions>[0][number]>) =>
  (['price', 'availability', 'discontinued', 'onRequest'] as const).filter(
    (concern) => filterPositions([{ ...pin, ...fields }], { words: '', concern }).length === 1,
  )

test('a position is found by every text of it', () => {
  expect(found({}, 'azh')).toBe(true)
  expect(found({ ownNumber: '100-77' }, '100-77')).toBe(true)
  expect(found({}, 'gehärtet')).toBe(true)
  expect(found({ commission: 'W-4711' }, 'w-4711')).toBe(true)
  expect(found({ customerOrderNumber: 'B-12' }, 'b-12')).toBe(true)
  expect(found({ comment: 'eilig' }, 'EILIG')).toBe(true)
  expect(found({}, 'Säule')).toBe(false)
})

test('sizes are found in every spelling', () => {
  for (const typed of ['3,2x160', '3.2x160', '3,2 × 160', '3.2 x 160']) expect(found({}, typed)).toBe(true)
})

test('every word must be found, in any place', () => {
  expect(found({ commission: 'W-4711' }, 'w-4711 azh')).toBe(true)
  expect(found({ commission: 'W-4711' }, 'w-4712 azh')).toBe(false)
})

test('a change is of the price, of the availability, or of both', () => {
  expect(concerned({ changes: { ...acknowledged, priceBefore: '3.10' } })).toEqual(['price'])
  expect(concerned({ changes: { ...acknowledged, availabilityBefore: 'onRequest' } })).toEqual(['availability'])
  expect(concerned({ price: null, changes: acknowledged })).toEqual(['price', 'onRequest'])
})

test('a discontinued position is listed only as discontinued', () => {
  expect(concerned({ price: null, discontinued: true, changes: acknowledged })).toEqual(['discontinued'])
})

test('blanks filter nothing', () => {
  expect(isFiltering(noFilter)).toBe(false)
  expect(isFiltering({ words: '  ', concern: null })).toBe(false)
})
