import { expect, test } from 'vitest'
import { createFormat } from '../texts/format.ts'
import { configuredNumber, readQuantity } from './part-order.ts'
import { formatTolerance, readToleranceClass } from './tolerance-class.ts'

test('an article number says how the part is configured', () => {
  expect(configuredNumber('AZH-3.2x160', {})).toBe('AZH-3.2x160')
  expect(configuredNumber('AZH-3.2x160', { certificate31: true })).toBe('AZH-3.2x160-C31')
  const cut = { length: 147.25, toleranceClass: 'T50', certificate31: true }
  expect(configuredNumber('AZH-3.2x160', cut)).toBe('AZH-3.2x160-L147.25-T50-C31')
})

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

test('a tolerance class is shown as on a drawing and known by either name', () => {
  const format = createFormat('de-DE')
  expect(formatTolerance(format, 'T50')).toBe('+0,05/0')
  expect(formatTolerance(format, 'T100')).toBe('+0,1/0')
  expect(readToleranceClass('+0.05/0')).toBe('T50')
  expect(readToleranceClass('T10')).toBe('T10')
})
