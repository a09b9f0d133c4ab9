import { expect, test } from 'vitest'
import { priceChange } from './price-change.ts'

test.each([
  ['3.28', '15.55', { direction: 'up', percent: 374 }],
  ['10.00', '9.70', { direction: 'down', percent: 3 }],
  ['100.00', '100.60', { direction: 'up', percent: 0.6 }],
  ['1000.00', '999.99', { direction: 'down', percent: 0.1 }],
  ['1700.00', '7.65', { direction: 'down', percent: 99 }],
  ['100.00', '199.60', { direction: 'up', percent: 100 }],
  ['3.28', '3.280', null],
  [null, '3.28', null],
  ['3.28', null, null],
] as const)('from %s to %s is %j', (before, now, change) => expect(priceChange(before, now)).toEqual(change))
