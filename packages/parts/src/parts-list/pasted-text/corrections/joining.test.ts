import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['Kéne 4 db vezetőpersely 22x36 meg tíz O-gyűrű 8x2.', ['4 × vezetőpersely 22x36', '10 × O-gyűrű 8x2']],
  [
    'Graag 10 uitwerppennen 6x160 alsook 4 geleidebussen 24x46.',
    ['10 × uitwerppennen 6x160', '4 × geleidebussen 24x46'],
  ],
])('parts joined by a word for "and": %s', (line, rows) => {
  expect(readMailParts(line)).toEqual(rows)
})
