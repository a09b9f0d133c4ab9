import { expect, test } from 'vitest'
import { writeTimesSigns } from './write-times-signs.ts'

test.each([
  ['5 mal 8 mal 150', '5x8x150'],
  ['6 by 160', '6x160'],
  ['3,5 mm por 200 mm', '3,5x200 mm'],
  ['5 mm by 8mm by 150', '5x8x150'],
  ['3,5 mm krát 200 mm', '3,5x200 mm'],
  ['nitridált kilökőcsap 6 szor 200', 'nitridált kilökőcsap 6x200'],
  ['központosító gyűrű 100 szor 36 szor 8', 'központosító gyűrű 100x36x8'],
])('"times" stands between the sizes of a part: %s', (text, written) => {
  expect(writeTimesSigns(text)).toBe(written)
})

test.each(['2 times 10', '2 szor 10 darab', 'item 2 by 160'])('pieces stay pieces: %s', (text) => {
  expect(writeTimesSigns(text)).toBe(text)
})
