import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test('a cut beside the pieces belongs to the part above them', () => {
  const text = 'Ejector pin, nitrided\n6 x 200\nQty 4, cut to 162.3\nCore pin, hardened\n5 x 160\nQty 8'
  expect(readMailParts(text)).toEqual([
    '4 × Ejector pin 6 x 200 nitrided, cut to 162.3',
    '8 × Core pin, hardened 5 x 160',
  ])
})

test.each([
  [
    'kéne 10 db kilökőcsap 6x160 nitridált meg 4 db vezetőoszlop 24x46x75',
    ['10 × kilökőcsap 6x160 nitridált', '4 × vezetőoszlop 24x46x75'],
  ],
  [
    'behöver 10 utstötarstift 6x160 nitr o 4 styrpelare 24x46x75',
    ['10 × utstötarstift 6x160 nitr', '4 × styrpelare 24x46x75'],
  ],
  [
    '20 x 6x160 nitrided ejector pins, 4 x 24x46x75 pillars',
    ['20 × 6x160 nitrided ejector pins', '4 × 24x46x75 pillars'],
  ],
])('parts of one line: %s', (text, parts) => {
  expect(readMailParts(text)).toEqual(parts)
})
