import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMoney, formatMoney, readMoney, shareOf } from './money.ts'

test('cents are formatted as a decimal string with two places', () => {
  expect([0, 5, 30, 1230, 100_000].map(formatMoney)).toEqual(['0.00', '0.05', '0.30', '12.30', '1000.00'])
})

test('a share is rounded half up', () => {
  expect(shareOf(50, 1900)).toBe(10)
  expect(shareOf(49, 1900)).toBe(9)
  expect(shareOf(250, 1000)).toBe(25)
})

test('100 % of an amount is the amount, and a larger percentage never gives less', () => {
  fc.assert(
    fc.property(fc.nat(50_000_000), fc.nat(10_000), (amount, basisPoints) => {
      expect(shareOf(amount, 10_000)).toBe(amount)
      expect(shareOf(amount, basisPoints)).toBeLessThanOrEqual(amount)
    }),
  )
})

test('an amount is parsed with a point or a comma, and as it is formatted', () => {
  expect(['0', '12', '12,3', '12.30', '007,05'].map(readMoney)).toEqual([0, 1200, 1230, 1230, 705])
  const noAmounts = ['', '-1', '1.234', '1.234,50', '1,2,3', '1e3', ' 1', '12,', ',5', '٣', 'NaN', '1234567890']
  for (const text of noAmounts) expect(readMoney(text), text).toBeNull()
  fc.assert(
    fc.property(fc.nat(), (cents) => {
      expect(readMoney(formatMoney(cents))).toBe(cents)
    }),
  )
})

test('amounts are added exact to the cent', () => {
  expect(addMoney([])).toBe('0.00')
  expect(addMoney(['0.10', '0.20', '1234.20'])).toBe('1234.50')
})
