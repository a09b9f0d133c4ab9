import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printMoney, shareOf } from './money.ts'

test('cents are printed as a decimal string with two places', () => {
  expect([0, 5, 30, 1230, 100_000].map(printMoney)).toEqual(['0.00', '0.05', '0.30', '12.30', '1000.00'])
})

test('a share is rounded half up', () => {
  expect(shareOf(50, 1900)).toBe(10)
  expect(shareOf(49, 1900)).toBe(9)
  expect(shareOf(250, 1000)).toBe(25)
})

test('a share of the whole is the whole, and a larger share is never smaller', () => {
  fc.assert(
    fc.property(fc.nat(50_000_000), fc.nat(10_000), (amount, basisPoints) => {
      expect(shareOf(amount, 10_000)).toBe(amount)
      expect(shareOf(amount, basisPoints)).toBeLessThanOrEqual(amount)
    }),
  )
})
