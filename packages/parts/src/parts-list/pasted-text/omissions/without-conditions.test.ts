import { expect, test } from 'vitest'
import { withoutConditions } from './without-conditions.ts'

test.each([
  ['Bearing 6204 - Qty 2 (if you stock them)', 'Bearing 6204 - Qty 2'],
  ['2 styrpelare 24x46x75 (om de finns på lager)', '2 styrpelare 24x46x75'],
  ['4 Buchsen 24x46 (falls vorrätig), Bronze', '4 Buchsen 24x46, Bronze'],
  ['4 pins 6x160 (if hardened)', '4 pins 6x160 (if hardened)'],
  ['4 pins 6x160 (if longer than 150)', '4 pins 6x160 (if longer than 150)'],
  ['4 guide pillars 24x46x75, but only if they are in stock.', '4 guide pillars 24x46x75.'],
  ['2 Angussbuchsen 18x4x15,5x66, falls lagernd', '2 Angussbuchsen 18x4x15,5x66'],
  ['4 stuks 24x46x95, maar alleen als ze op voorraad zijn', '4 stuks 24x46x95'],
  ['4 vodilni stebri 24x46x75, če so na zalogi', '4 vodilni stebri 24x46x75'],
  ['2 Ringe 100x36x12, nur wenn wir keinen am Lager haben', '2 Ringe 100x36x12, nur wenn wir keinen am Lager haben'],
  ['2 pins 6x160, if hardened ones are in stock', '2 pins 6x160, if hardened ones are in stock'],
])('a condition that is about no feature: %s', (text, rest) => {
  expect(withoutConditions(text)).toBe(rest)
})
