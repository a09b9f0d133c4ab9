import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseNumber } from './parse-number.ts'

describe('parseNumber', () => {
  test.each([
    ['3,2', 3.2],
    ['3.2', 3.2],
    [' 147,25 ', 147.25],
    ['160', 160],
    ['+0,05', 0.05],
    ['−0.1', -0.1],
    [',5', 0.5],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1 234,5', 1234.5],
    ['1.234.567', 1234567],
    ["12'500", 12500],
    ['1.', 1],
  ])('reads %j as %d', (typed, value) => {
    expect(parseNumber(typed)).toBe(value)
  })

  test.each(['', '  ', 'abc', '3,2x160', '1,2.3', '1.2.3', '--3', '3e5', '12 Stk.', '٣'])('rejects %j', (typed) => {
    expect(parseNumber(typed)).toBeNull()
  })

  test('parses what a locale formats with a decimal comma or point', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), (hundredths) => {
        const value = hundredths / 100
        for (const locale of ['de-DE', 'en-GB', 'fr-FR', 'cs-CZ']) {
          const written = value.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
          expect(parseNumber(written)).toBeCloseTo(value, 10)
        }
      }),
    )
  })
})
