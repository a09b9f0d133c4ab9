import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['12 ejector pins nitrided 6x160\n4 guide bushes bronze 24x46', 'PS: one more bush please.'],
  ['12 estrattori nitrurati 6x160\n4 boccole di guida bronzo 24x46', 'PS: le boccole facciamole 6, gli estrattori 10.'],
  ['12 știfturi aruncătoare nitrurate 6x160\n4 bucșe de ghidare bronz 24x46', 'PS: bucșe totuși 6, știfturi 20.'],
  ['12 wypychaczy azotowanych 6x160\n4 tuleje prowadzące brąz 24x46', 'PS: tulei jednak 6, a wypychaczy 20.'],
  ['12 izmetačev nitriranih 6x160\n4 vodilne puše bron 24x46', 'PS: puš raje 6, izmetačev pa 20.'],
])('a number that a line below gives a kind leaves its part open: %s / %s', (list, below) => {
  expect(readMailParts(`${list}\n\n${below}`)[1]).toMatch(/^4 \? ×/)
})

test.each(['Die Buchsen bitte bis KW 49.', 'Die Buchsen bitte in Woche 49.'])(
  'a week changes no pieces: %s',
  (below) => {
    expect(readMailParts(`12 Auswerferstifte 6x160\n4 Führungsbuchsen 24x46\n\n${below}`)[1]).toMatch(/^4 ×/)
  },
)

test.each([
  [
    'Szia, rendeld meg, de a perselyből csak 2 kell.',
    '4 db vezetőpersely bronz 24x46',
    '2 × vezetőpersely bronz 24x46',
  ],
  ['Bună, comandă, dar bucșele de două ori.', '4 bucșe de ghidare bronz 24x46', '8 × bucșe de ghidare bronz 24x46'],
])('a note above a forwarded list changes the pieces of a kind: %s', (note, line, part) => {
  expect(readMailParts(`${note}\n\nFrom: Workshop\nSubject: parts\n\n12 AZN-6x160\n${line}`)[1]).toBe(part)
})

test.each([
  'Auswerferstift 6x200\n10 Stück pro Werkzeug, 2 Werkzeuge',
  'Auswerferstift 6x200, 10 Stück pro Werkzeug, 2 Werkzeuge',
  '2 Werkzeuge, Mengen pro Werkzeug\nAuswerferstift 6x200\n10 Stück',
])('pieces below a part are those of all moulds once: %s', (mail) => {
  expect(readMailParts(mail)).toEqual(['20 × Auswerferstift 6x200'])
})

test.each(['1/2 Dutzend', '½ Dutzend', 'half a dozen', '1/2 dozen'])('half a dozen below a part: %s', (count) => {
  expect(readMailParts(`pin 6x200\n${count}`)).toEqual(['6 × pin 6x200'])
})
