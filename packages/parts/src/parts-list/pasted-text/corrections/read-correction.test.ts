import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  '16 Auswerfer 5x200 (statt der angebotenen 12)',
  '16 pins 5x200 (instead of the 12 quoted)',
  '16 éjecteurs 5x200 (au lieu des 12 proposés)',
  '16 estrattori 5x200 (al posto dei 12 offerti)',
  '16 expulsores 5x200 (en lugar de los 12 ofertados)',
  '16 extratores 5x200 (em vez dos 12 propostos)',
  '16 uitwerppennen 5x200 (in plaats van de aangeboden 12)',
  '16 utstötare 5x200 (i stället för offererade 12)',
  '16 aruncătoare 5x200 (în loc de cele 12 oferite)',
  '16 wypychaczy 5x200 (zamiast oferowanych 12)',
  '16 vyhazovačů 5x200 (místo nabízených 12)',
  '16 izmetačev 5x200 (namesto ponujenih 12)',
  '16 kilökő 5x200 (az ajánlott 12 helyett)',
])('the former number with where it stood is no part of the new one: %s', (text) => {
  expect(readMailParts(text)).toEqual([expect.stringMatching(/^16 × \p{L}+ 5x200$/u)])
})

test.each([
  'Statt der gestern bestellten 10 Auswerfer 6x160 brauchen wir 14.',
  'Instead of the 10 pins 6x160 ordered yesterday we need 14.',
  'Au lieu des 10 éjecteurs 6x160, il nous en faut 14.',
  'Invece dei 10 estrattori 6x160 ne servono 14.',
  'En vez de los 10 expulsores 6x160 que pedí ayer, necesitamos 14.',
  'Em vez dos 10 extratores 6x160 que pedi ontem, mandem 14.',
  'Het worden toch 14 uitwerppennen 6x160 en geen 10.',
  'Al final serán 14 los expulsores 6x160 y no 10.',
  'Jednak 14 wypychaczy 6x160, a nie 10.',
])('the new number of a part that is named with its former one: %s', (text) => {
  expect(readMailParts(text)).toEqual([expect.stringMatching(/^14 × \p{L}+ 6x160$/u)])
})

test.each(['16 Auswerfer 5x200 (nicht länger als 12)', '16 pins 5x200 (not the 12 mm head)'])(
  'what a part shall not be stays: %s',
  (text) => {
    expect(readMailParts(text)).toEqual([`16 × ${text.slice(3)}`])
  },
)

test.each(['O-Ring FKM 20x2,5 neu', 'Verschlussschraube M14x1,5 neu', 'Stift 6x100,5 neu'])(
  'a comma between figures belongs to a size before a word of a correction: %s',
  (text) => {
    expect(readMailParts(text)).toEqual([text.replace(/ neu$/, '')])
  },
)

test('a correction of another kind leaves the part above as it is', () => {
  expect(readMailParts('pins 6x250, increase from 20 to 28\nsleeves 5x8x150, reduce to 4')).toEqual([
    '28 × pins 6x250',
    '4 × sleeves 5x8x150',
  ])
  const [pins, sleeves] = [
    '10 Auswerfer 6x160\nKorrektur: 12 Stifte 6x200',
    '4 Hülsen 5x8x150\nKorrektur: 6 Hülsen 5x9x150',
  ]
  expect(readMailParts(pins ?? '')[0]).toBe('10 ? × Auswerfer 6x160')
  expect(readMailParts(sleeves ?? '')[0]).toBe('4 ? × Hülsen 5x8x150')
})
