import { expect, test } from 'vitest'
import { cartOrder } from './arrange-positions.ts'
import { formatSort, readSort } from './sort-text.ts'

test('a view comes back from the address as it was', () => {
  for (const view of [cartOrder, { key: 'price', descending: true }, { key: 'total', descending: false }] as const) {
    expect(readSort(formatSort(view))).toEqual(view)
  }
})

test('the order of the cart needs no mention', () => {
  expect(formatSort(cartOrder)).toBe('')
  expect(readSort(undefined)).toEqual(cartOrder)
})

test('what means no column is the order of the cart', () => {
  expect(readSort('colour')).toEqual(cartOrder)
  expect(readSort('-')).toEqual(cartOrder)
})
