import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { sayEnoughCount } from './say-stated-count.ts'

test.each([
  'závěsný šroub s okem M20, stačí 2',
  'Ringschraube M20, 2 reichen',
  'eye bolt M20, 2 will do',
  'anneau de levage M20, 2 suffisent',
  'golfare M20, ne bastano 2',
  'śruba oczkowa M20, wystarczą 2',
  'cáncamo M20, bastan 2',
])('how many of a part are enough is its number: %s', (line) => {
  expect(readMailParts(line)).toEqual([expect.stringMatching(/^2 × .*M20$/)])
})

test.each(['10 pins 6x160, 2 will do for now', 'the pins 6x160, 5 mm are enough'])('other numbers stay: %s', (line) => {
  expect(sayEnoughCount(line)).toBe(line)
})
