import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['Kéne 4 db vezetőpersely 22x36 meg tíz O-gyűrű 8x2.', ['4 × vezetőpersely 22x36', '10 × O-gyűrű 8x2']],
  [
    'Graag 10 uitwerppennen 6x160 alsook 4 geleidebussen 24x46.',
    ['10 × uitwerppennen 6x160', '4 × geleidebussen 24x46'],
  ],
  [
    'Vier Buchsen Bronze 24x46, dann zwei Führungssäulen 24x46x75.',
    ['4 × Buchsen Bronze 24x46', '2 × Führungssäulen 24x46x75'],
  ],
  [
    'quatre bagues de guidage bronze 24x46 puis deux colonnes de guidage 24x46x75',
    ['4 × bagues de guidage bronze 24x46', '2 × colonnes de guidage 24x46x75'],
  ],
])('parts joined by a word for "and": %s', (line, rows) => {
  expect(readMailParts(line)).toEqual(rows)
})
