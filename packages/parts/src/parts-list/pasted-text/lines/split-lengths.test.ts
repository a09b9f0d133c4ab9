import { expect, test } from 'vitest'
import { splitLengths } from './split-lengths.ts'

test('parts of several lengths are one part each', () => {
  expect(splitLengths('pins 6x100, 125 and 160')).toEqual(['pins 6x100', 'pins 6x125', 'pins 6x160'])
  expect(splitLengths('kolíky 6x160 a 200')).toEqual(['kolíky 6x160', 'kolíky 6x200'])
})

test.each([
  '12 db kilökőcsap 6x200 a 2210-es szerszámhoz',
  '12 db kilökőcsap 6x200 a 318 szerszámhoz',
  'kilökőcsap 6x200 a 405-ös formához',
])('a mould behind a length is no further length: %s', (line) => {
  expect(splitLengths(line)).toBeNull()
})
