import { expect, test } from 'vitest'
import { configuredNumber } from './part-order.ts'
import { readConfigured } from './read-configured.ts'

test.each([
  ['AZH-3.2x160', null, null, false],
  ['AZH-3.2x160-L147.25-T50', 147.25, 'T50', false],
  ['AZH-3.2x160-C31', null, null, true],
  ['AZX-3.2x160-TIN-L147-T100-C31', 147, 'T100', true],
  ['AZH-3.2x160-R1F1.6', null, null, false],
  ['unknown', null, null, false],
])('%s says what is done to the part', (articleNo, changedLength, toleranceClass, isThreeOne) => {
  expect(readConfigured(articleNo)).toEqual({ changedLength, toleranceClass, isThreeOne })
})

test('a printed number is read as it was meant', () => {
  const number = configuredNumber('AZH-3.2x160', { length: 147.25, toleranceClass: 'T50', certificate31: true })
  expect(readConfigured(number)).toEqual({ changedLength: 147.25, toleranceClass: 'T50', isThreeOne: true })
})
