import { expect, test } from 'vitest'
import { chooseTaxRule } from './value-added-tax.ts'

const settings = { homeCountry: 'DE', domesticRate: 1900 }

test.each([
  ['DE', true, 'DE123456789', { rate: 1900, reason: 'domestic' }],
  ['DE', true, null, { rate: 1900, reason: 'domestic' }],
  ['AT', true, 'ATU12345678', { rate: 0, reason: 'reverseCharge' }],
  ['AT', true, null, { rate: 1900, reason: 'domestic' }],
  ['CH', false, 'CHE123456789', { rate: 0, reason: 'export' }],
  ['US', false, null, { rate: 0, reason: 'export' }],
])('a delivery to %s (in the Union: %s) with VAT id %s', (country, inUnion, vatId, rule) => {
  expect(chooseTaxRule({ country, inUnion, vatId }, settings)).toEqual(rule)
})
