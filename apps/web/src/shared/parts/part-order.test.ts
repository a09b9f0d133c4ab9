import { expect, test } from 'vitest'
import { readQuantity } from './part-order.ts'

test.each([
  ['12', 12],
  [' 9999 ', 9999],
  ['0', null],
  ['10000', null],
  ['1.5', null],
  ['-3', null],
  ['', null],
  ['12 Stk', 12],
])('the quantity %j is read as %j', (typed, quantity) => expect(readQuantity(typed)).toBe(quantity))
