import { expect, test } from 'vitest'
import { withoutConditions } from './without-conditions.ts'

test.each([
  ['Bearing 6204 - Qty 2 (if you stock them)', 'Bearing 6204 - Qty 2'],
  ['2 styrpelare 24x46x75 (om de finns på lager)', '2 styrpelare 24x46x75'],
  ['4 Buchsen 24x46 (falls vorrätig), Bronze', '4 Buchsen 24x46, Bronze'],
  ['4 pins 6x160 (if hardened)', '4 pins 6x160 (if hardened)'],
  ['4 pins 6x160 (if longer than 150)', '4 pins 6x160 (if longer than 150)'],
])('a condition in brackets: %s', (text, rest) => {
  expect(withoutConditions(text)).toBe(rest)
})
