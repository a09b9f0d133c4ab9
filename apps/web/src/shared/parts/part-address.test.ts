import { noOptions } from '@normwerk/parts/configured-part'
import { expect, test } from 'vitest'
import { addressOf, optionsIn } from './part-address.ts'

const headFlats = { arrangement: 'R2Q', distance: 1.6, angle: 0 } as const

test.each([
  [{}, {}],
  [{ certificate: true }, { certificate: true }],
  [{ headFlats }, { flats: 'R2QF1.6' }],
  [
    { changedLength: 147.25, toleranceClass: 'T50', certificate: true, headFlats } as const,
    { length: 147.25, tolerance: 'T50', certificate: true, flats: 'R2QF1.6' },
  ],
])('the options %o can be formatted in an address and parsed', (some, address) => {
  const options = { ...noOptions, ...some }
  expect(addressOf({ articleNumber: 'AZH-3.2x160', ...options })).toEqual({ article: 'AZH-3.2x160', ...address })
  expect(optionsIn(address as object)).toEqual(options)
})

test('invalid values are left out', () => {
  expect(optionsIn({ tolerance: 'T50' })).toEqual(noOptions)
  expect(optionsIn({ length: 150, tolerance: 'exact', flats: 'R9F1' })).toEqual({ ...noOptions, changedLength: 150 })
})
