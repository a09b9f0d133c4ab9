import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  [
    'casquillo bebedero 18, agujero 3,5, radio 15,5, largo 76, nitrurado - 1',
    '1 × casquillo bebedero 18, agujero 3,5, radio 15,5, largo 76, nitrurado',
  ],
  [
    'Angussbuchse 18, Bohrung 3,5, Radius 15,5, Länge 76, nitriert - 1',
    '1 × Angussbuchse 18, Bohrung 3,5, Radius 15,5, Länge 76, nitriert',
  ],
  ['ejector pin 6x160, nitrided - 4', '4 × ejector pin 6x160, nitrided'],
  ['éjecteur 6x160 nitruré – 4', '4 × éjecteur 6x160 nitruré'],
  ['wypychacz 6x160 hartowany - 4', '4 × wypychacz 6x160 hartowany'],
])('a number behind a dash counts the part before it: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each(['ejector pin 6x160, hardened - 58', '4 ejector pins 6x160, nitrided - 8'])(
  'a hardness or a second number stays a question: %s',
  (line) => {
    expect(readMailParts(line).join()).not.toMatch(/^(?:58|8) ×/)
    expect(readMailParts(line)).not.toEqual(['4 × ejector pins 6x160, nitrided'])
  },
)
