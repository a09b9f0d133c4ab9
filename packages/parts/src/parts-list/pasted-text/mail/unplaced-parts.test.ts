import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['pos. 4, golfari M20: 2 pz', ['2 × golfari M20']],
  ['pos. 4: 2 golfari M20', ['2 × golfari M20']],
  [
    'pos. 1, estrattori AZH-6x200: 25 pz\npos. 3, piastra: non ci serve più\npos. 4, golfari M20: 2 pz',
    ['25 × estrattori AZH-6x200', '2 × golfari M20'],
  ],
  [
    'poz. 1, wypychacze AZH-6x200: 25 szt.\npoz. 4, śruby z uchem M20: 2 szt.',
    ['25 × wypychacze AZH-6x200', '2 × śruby z uchem M20'],
  ],
  [
    'poste 1, éjecteurs AZH-6x200 : 25 pcs\nposte 2, vis à œil M20, 4 pcs',
    ['25 × éjecteurs AZH-6x200', '4 × vis à œil M20'],
  ],
  [
    'Pos. 4, eye bolts M20 2 pcs\nPos. 5, ejector pins AZN-6x200 10 pcs',
    ['2 × eye bolts M20', '10 × ejector pins AZN-6x200'],
  ],
  [
    'regel 1, oogbouten M16: 4 st\nregel 2, uitwerppennen AZH-6x200: 12 st',
    ['4 × oogbouten M16', '12 × uitwerppennen AZH-6x200'],
  ],
  [
    'item 1: 2 ball bearings 6204\nitem 2: 12 ejector pins AZH-6x200',
    ['2 ? × ball bearings 6204', '12 × ejector pins AZH-6x200'],
  ],
])('a numbered line with goods is one of a list: %s', (text, parts) => {
  expect(readMailParts(text)).toEqual(parts)
})

test.each([
  ['Pos. 1: 2 eye bolts M20\nPos. 2: 12 ejector pins AZH-6x200', ['2 × eye bolts M20', '12 × ejector pins AZH-6x200']],
  [
    '1. 2 Ringschrauben M16\n2. 4 Auswerferstifte AZH-6x200',
    ['2 × Ringschrauben M16', '4 × Auswerferstifte AZH-6x200'],
  ],
])('rising pieces behind the numbers of a list are no second numbers: %s', (text, parts) => {
  expect(readMailParts(text)).toEqual(parts)
})

test.each([
  [
    'pos. 4, golfari M20: 2 pz\n> pos. 3) estrattori AZN-6x200: 10 pz\n> pos. 4) golfari M20: 4 pz',
    ['10 × estrattori AZN-6x200', '2 × golfari M20'],
  ],
  [
    'Pos. 4, Ringschrauben M20: 2 Stück\n> Pos. 3 Auswerferstifte AZN-6x200 10 Stück\n> Pos. 4 Ringschrauben M20 4 Stück',
    ['10 × Auswerferstifte AZN-6x200', '2 × Ringschrauben M20'],
  ],
])('a quoted position that the answer names with its goods has the new pieces: %s', (text, parts) => {
  expect(readMailParts(text)).toEqual(parts)
})

test.each([
  'Pos. 4: please reduce to 10 pcs\nPos. 1: 12 ejector pins AZH-6x200',
  'Pos. 4: 6 pcs instead of 4\nPos. 1: 12 ejector pins AZH-6x200',
])('a change of a position that is not there adds no part: %s', (text) => {
  expect(readMailParts(text)).toEqual(['12 ? × ejector pins AZH-6x200'])
})
