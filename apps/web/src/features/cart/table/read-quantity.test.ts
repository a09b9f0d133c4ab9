import { expect, test } from 'vitest'
import { readQuantity } from './read-quantity.ts'

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['1 200', 1200],
  ['9999', 9999],
  ['0', 0],
  ['', 1],
  ['   ', 1],
  ['10000', null],
  ['-1', null],
  ['0,5', null],
  ['12 pcs', 12],
  ['1.000', 1000],
  ['1e3', null],
  ['٣', null],
])('"%s" is read as %s', (typed, quantity) => {
  expect(readQuantity(typed)).toBe(quantity)
})
