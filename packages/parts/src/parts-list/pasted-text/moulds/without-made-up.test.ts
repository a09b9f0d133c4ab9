import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['24 uds. expulsor nitrurado 5x200 (20 para el molde y 4 de recambio, ya sumados)', 'expulsor nitrurado 5x200'],
  ['24 uds. expulsor nitrurado Ø5 x 200 (20 para el molde y 4 de recambio)', 'expulsor nitrurado Ø5 x 200'],
  ['24 Auswerferstifte nitriert 5x200 (20 für die Form und 4 Reserve)', 'Auswerferstifte nitriert 5x200'],
  ['24 ejector pins nitrided 5x200 (20 for the mould and 4 spare)', 'ejector pins nitrided 5x200'],
  ['24 pcs ejector pins nitrided 5x200 (20 + 4 spare, already added)', 'ejector pins nitrided 5x200'],
  ['24 estrattori nitrurati 5x200 (20 per lo stampo e 4 di scorta)', 'estrattori nitrurati 5x200'],
  ['24 éjecteurs nitrurés 5x200 (20 pour le moule et 4 de réserve, déjà additionnés)', 'éjecteurs nitrurés 5x200'],
  ['24 wypychacze azotowane 5x200 (20 do formy i 4 zapasowe, już wliczone)', 'wypychacze azotowane 5x200'],
  ['24 uitwerpers genitreerd 5x200 (20 + 4 reserve)', 'uitwerpers genitreerd 5x200'],
  ['24 Auswerferstifte nitriert 5x200 (Reserve schon eingerechnet)', 'Auswerferstifte nitriert 5x200'],
  ['24 estrattori nitrurati 5x200 (scorta già compresa)', 'estrattori nitrurati 5x200'],
])('what the pieces are made up of adds none: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([`24 × ${part}`])
})

test.each([
  '24 ejector pins 5x200 (20 nitrided and 4 hardened)',
  '24 ejector pins 5x200 (20 for the mould and 4 cut to 150)',
  '24 ejector pins 5x200 (20 for the mould and 6 spare)',
  '24 ejector pins 5x200 (20 long and 4 short)',
])('another bracket stays a question: %s', (line) => {
  expect(readMailParts(line)).not.toEqual(['24 × ejector pins 5x200'])
  expect(readMailParts(line).join()).not.toContain('30')
})

test('spare pieces behind those of a part are further ones', () => {
  expect(readMailParts('20 ejector pins 5x200 (plus 4 spare)')).toEqual(['24 × ejector pins 5x200'])
})
