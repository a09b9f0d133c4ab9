import { expect, test } from 'vitest'
import { cartOrder } from './arrange-positions.ts'
import { formatSort, readSort } from './sort-text.ts'

test('a view can be formatted and parsed without loss', () => {
  for (const view of [cartOrder, { key: 'price', descending: true }, { key: 'total', descending: false }] as const) {
    expect(readSort(formatSort(view))).toEqual(view)
  }
})

test('the order of the cart is left out of the address', () => {
  expect(formatSort(cartOrder)).toBe('')
  expect(readSort(undefined)).toEqual(cartOrder)
})

test('an unknown column means the order of the cart', () => {
  expect(readSort('colour')).toEqual(cartOrder)
  expect(readSort('-')).toEqual(cartOrder)
})
