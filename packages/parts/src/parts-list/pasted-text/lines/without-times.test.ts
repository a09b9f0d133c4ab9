import { expect, test } from 'vitest'
import { withoutTimes } from './without-times.ts'

test('a date behind its word is no number of pieces', () => {
  expect(withoutTimes('wie am 3.10., nur 40 Stifte 6x160')).toBe('wie am , nur 40 Stifte 6x160')
  expect(withoutTimes('stejně jako dne 12. 11. 2026 kolíky 8x40')).toBe('stejně jako dne kolíky 8x40')
})

test.each(['Schrauben M8x30 vom 12.9.', 'Stifte in 3.5. Danke', 'Pos. 1.2. Stifte', 'Stifte bis 3.5 x 100'])(
  'a class, a size or a number of a list is no date: %s',
  (text) => {
    expect(withoutTimes(text)).toBe(text)
  },
)
