import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['20 off ejector pin nitrided 5x200 (lifter side)', '20 × ejector pin nitrided 5x200'],
  ['8 off dowel pin 8x40 (old ones are worn)', '8 × dowel pin 8x40'],
  ['6 Auswerferstifte 3x160 nitriert (Schieberseite)', '6 × Auswerferstifte 3x160 nitriert'],
  ['6 éjecteurs 3x160 nitrurés (côté tiroir)', '6 × éjecteurs 3x160 nitrurés'],
  ['6 expulsores 3x160 nitrurados (los viejos están gastados)', '6 × expulsores 3x160 nitrurados'],
  ['6 uitwerpers 3x160 genitreerd (schuifzijde)', '6 × uitwerpers 3x160 genitreerd'],
  ['6 wypychaczy 3x160 azotowanych (strona suwaka)', '6 × wypychaczy 3x160 azotowanych'],
  ['4 estrattori nitrurati 12x200 (ritorno)', '4 × estrattori nitrurati 12x200'],
  ['4 wypychacze 12x200 (powrotne)', '4 × wypychacze 12x200'],
  ['éjecteur nitruré 6x160 x4 (cassés tous les quatre)', '4 × éjecteur nitruré 6x160'],
  ['Feder blau 25x102 x4 (alle vier gebrochen)', '4 × Feder blau 25x102'],
  ['blue spring 25x102 x4 (all four broken)', '4 × blue spring 25x102'],
  ['molla blu 25x102 x4 (tutte e quattro rotte)', '4 × molla blu 25x102'],
  ['muelle azul 25x102 x4 (rotos los cuatro)', '4 × muelle azul 25x102'],
  ['mola azul 25x102 x4 (partiram as quatro)', '4 × mola azul 25x102'],
  ['fjäder blå 25x102 x4 (alla fyra trasiga)', '4 × fjäder blå 25x102'],
])('a bracket that says where a part is, or what broke, is left out: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each(['with a flat on one side', 'head side ground', 'hardened, old ones are worn', 'not the lifter side'])(
  'a bracket that may change the part or its pieces stays: %s',
  (aside) => {
    expect(readMailParts(`6 pins 3x160 (${aside})`).join()).toMatch(/\(|\?/)
  },
)

test('a bracket with another number of broken parts stays', () => {
  expect(readMailParts('blue spring 25x102 x8 (all four broken)')).not.toEqual(['8 × blue spring 25x102'])
})
