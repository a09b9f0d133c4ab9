import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'
import { readMail } from './read-mail.ts'

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

test('the tolerance of one part of a list is none of the next one', () => {
  const rows = readMail(
    '1) 10 ejector pins nitrided 8x250, cut to 231.5, tolerance +0.05/0\n2) 4 ejector pins hardened 6x200, cut to 187.2',
  )
  expect(rows.map(({ tolerance }) => tolerance)).toEqual(['', ''])
})

test('a tolerance that is stated once is that of all cuts', () => {
  const rows = readMail(
    '10 pins nitrided 8x250, cut to 231.5\n4 pins hardened 6x200, cut to 187.2\n\nTolerance +0.05/0.',
  )
  expect(rows.map(({ tolerance }) => tolerance)).toEqual(['+0.05/0', '+0.05/0'])
})
