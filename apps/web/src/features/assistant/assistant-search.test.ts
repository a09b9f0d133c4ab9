import { describe, expect, test } from 'vitest'
import { entriesIn, sheetPath } from './assistant-search.ts'
import { assistedProduct } from './assisted-product.ts'

test('entries out of their range are left out', () => {
  expect(entriesIn({ force: 0, wall: -1, free: 1e9, safety: 4, temperature: Number.NaN })).toEqual({ safety: 4 })
})

test('the sheet is requested with the picks and what was entered', () => {
  const path = sheetPath({ picks: 'AZH-6x200:4', force: 500, by: 'estimate', plastic: 'PC', d: 6, wall: -1 }, 'de')
  expect(Object.fromEntries(new URL(path, 'https://shop.example.com').searchParams)).toEqual({
    ...{ picks: 'AZH-6x200:4', language: 'de', plastic: 'PC', by: 'estimate', force: '500' },
  })
})

describe('a product page leads to the assistant', () => {
  test.each([
    ['AZH', { type: 'ejectorPin', material: 'H' }],
    ['AZX-TIN', { type: 'ejectorPin', material: 'X', coating: 'TIN' }],
    ['KSCS', { type: 'corePin', material: 'CS' }],
    ['PLAU', null],
    ['ZRU', null],
    ['HN-9', null],
  ])('%s', (productNr, expected) => {
    expect(assistedProduct(productNr)).toEqual(expected)
  })
})
