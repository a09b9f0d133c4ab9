import { expect, test } from 'vitest'
import { readMailParts } from '../../../../testing/read-mail-parts.ts'

test.each([
  'Lieferschein zweifach.',
  'Lieferschein bitte in zweifacher Ausfertigung.',
  'Please double pack everything.',
  'Double check everything please.',
  'Albarán por duplicado, por favor.',
  'Guia em duplicado.',
  'DDT in duplice copia.',
])('copies of papers and packing double no part: %s', (sentence) => {
  expect(readMailParts(`8 pins 6x200\n4 sleeves 5x8x150\n${sentence}`)).toEqual([
    '8 × pins 6x200',
    '4 × sleeves 5x8x150',
  ])
})

test('a clause beside them doubles all parts', () => {
  expect(readMailParts('8 pins 6x200\nBitte alles doppelt, Rechnung per Mail.')).toEqual(['16 × pins 6x200'])
})
