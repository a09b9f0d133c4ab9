import { expect, test } from 'vitest'
import { createFormat } from '../../texts/format.ts'
import { readQuantity } from './part-order.ts'
import { formatTolerance } from './tolerance-class.ts'

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

test('a tolerance class is formatted as on a drawing', () => {
  const format = createFormat('de-DE')
  expect(formatTolerance(format, 'T50')).toBe('+0,05/0')
  expect(formatTolerance(format, 'T100')).toBe('+0,1/0')
})
