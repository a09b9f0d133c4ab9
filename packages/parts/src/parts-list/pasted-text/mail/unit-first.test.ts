import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['wypychacz hartowany 12x400 sztuk dwie', '2 × wypychacz hartowany 12x400'],
  ['tuleja 18x4xR40x66 sztuk jedna', '1 × tuleja 18x4xR40x66'],
  ['vyhazovače nitridované 6x160, kusů deset', '10 × vyhazovače nitridované 6x160'],
  ['estrattori nitrurati 6x160, pezzi dieci', '10 × estrattori nitrurati 6x160'],
  ['izmetač nitriran 6x160: kosov šest', '6 × izmetač nitriran 6x160'],
])('a number in words stands behind its unit: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})
