import { expect, test } from 'vitest'
import { noOptions } from './configured-part.ts'
import { extraDaysOf, surchargesOf } from './surcharges.ts'

test('a part as stocked has no surcharge, and a certificate has none per piece', () => {
  expect(surchargesOf(noOptions)).toEqual([])
  expect(surchargesOf({ ...noOptions, certificate: true })).toEqual([])
})

test('cutting and flats are both charged, and each takes its days, as a certificate does', () => {
  const headFlats = { arrangement: 'R2Q', distance: 3, angle: 0 } as const
  const both = { ...noOptions, changedLength: 147.25, toleranceClass: 'T50', headFlats } as const
  expect(surchargesOf(both)).toMatchObject([
    { cents: 320, days: 1 },
    { cents: 480, days: 1 },
  ])
  expect(extraDaysOf(both)).toBe(2)
  expect(extraDaysOf({ ...both, certificate: true })).toBe(3)
})
