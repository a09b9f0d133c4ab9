import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { isRelative, readRelative } from './relative-count.ts'

test.each([
  ['half as many pins 6x250', '6', '3'],
  ['die doppelte Menge in 6x200', '6', '12'],
  ['le double en 6x200', '8', '16'],
  ['la metà in 6x200', '8', '4'],
  ['połowę tulei 5x8x150', '5', ''],
  ['twice as many', '', ''],
  ['three more than last time', '5', ''],
])('%s beside a part with %s pieces', (text, above, count) => {
  expect(isRelative(text, '3')).toBe(true)
  expect(readRelative(text, above)).toBe(count)
})

test.each(['10 pins 6x160', 'half a dozen pins 6x160', 'not more than 4 weeks', 'double sided pins'])(
  '%s says no number by another one',
  (text) => {
    expect(isRelative(text, '10')).toBe(false)
  },
)

test('pieces that are said by others are asked about', () => {
  expect(readMailParts('6 pins 6x160 and half as many pins 6x250')).toEqual([
    '6 × pins 6x160',
    expect.stringMatching(/^3 \? × /),
  ])
  expect(readMailParts('pins 6x160, three more than last time (was 5)')).toEqual([expect.stringMatching(/^3 \? × /)])
})
