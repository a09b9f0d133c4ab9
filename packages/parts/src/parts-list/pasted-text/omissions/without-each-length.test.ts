import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { withoutEachLength } from './without-each-length.ts'

test.each([
  ['4 pins nitrided 8x250 cut to 60.00 each', ['4 × pins nitrided 8x250 cut to 60.00']],
  ['20 x AZH 6x160 to 140.50 each', ['20 × AZH 6x160 to 140.50']],
  ['4 expulsores nitrurados 8x250 cortados a 160,25 cada uno', ['4 × expulsores nitrurados 8x250 cortados a 160,25']],
  ['4 Auswerfer 8x250 auf je 160 gekürzt', ['4 × Auswerfer 8x250 auf 160 gekürzt']],
  [
    '8 ejector pins 6x160 and 4 core pins 5x200, cut to 140.5 each',
    ['8 × ejector pins 6x160', '4 × core pins 5x200, cut to 140.5'],
  ],
])('the length of each piece is no quantity: %s', (line, parts) => {
  expect(readMailParts(line)).toEqual(parts)
})

test.each([
  ['pins 8x250 cut to 160, 10 each'],
  ['ejector pins 6x160 and 8x160 cut to 140, 6 pcs each'],
  ['4 pins 8x250 at 4.50 each'],
])('pieces and prices stay: %s', (line) => {
  expect(withoutEachLength(line)).toBe(line)
})
