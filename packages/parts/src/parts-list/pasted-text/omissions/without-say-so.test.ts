import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['ne handvoll passstifte 10x40 sagen wir 10 stück', '10 × passstifte 10x40'],
  ["a handful of dowel pins 10x40, let's say 10", '10 × dowel pins 10x40'],
  ['une poignée de goupilles 10x40, disons 10 pièces', '10 × goupilles 10x40'],
  ['garść kołków 10x40, powiedzmy 10 szt', '10 × kołków 10x40'],
  ['una trentina di OR in viton 14x2, diciamo 30.', '30 × OR in viton 14x2'],
  ['Inoltre una ventina di viti M6x20 8.8, facciamo 25', '25 × viti M6x20 8.8'],
  ['une trentaine de joints toriques viton 14x2, disons 30', '30 × joints toriques viton 14x2'],
  ['unas 30 juntas tóricas viton 14x2, digamos 30', '30 × juntas tóricas viton 14x2'],
  ['około 30 oringów viton 14x2, powiedzmy 30', '30 × oringów viton 14x2'],
  ['ca. 10 Auswerferstifte 6x160, sagen wir 12', '12 × Auswerferstifte 6x160'],
  ['about thirty O-rings viton 14x2, let us say 32', '32 × O-rings viton 14x2'],
  ['een stuk of 30 O-ringen viton 14x2, zeg 30', '30 × O-ringen viton 14x2'],
])('a number that somebody decides for is the one: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  'etwa 30 O-Ringe 14x2, sagen wir 25 oder 35',
  'about 10 pins 6x160 and about 10 pins 6x200, say 12',
  'una trentina di OR in viton 14x2',
])('pieces that nobody has decided for stay open: %s', (line) => {
  for (const part of readMailParts(line)) expect(part).not.toMatch(/^\d+ ×/)
})

test('a handful alone stays open', () => {
  expect(readMailParts('ne handvoll passstifte 10x40').join()).not.toMatch(/^\d+ ×/)
})

test.each([
  ["une quinzaine d'éjecteurs nitrurés 5x160 ? Non, mettez-en exactement 16.", '16 × éjecteurs nitrurés 5x160'],
  ["une dizaine d'éjecteurs, exactement 10 en 5x160 nitrurés", '10 × éjecteurs en 5x160 nitrurés'],
  ['ungefähr ein Dutzend Auswerfer nitriert 5x160, genau 12', '12 × Auswerfer nitriert 5x160'],
  ['etwa 10 Auswerfer nitriert 5x160 – genau 12 Stück', '12 × Auswerfer nitriert 5x160'],
  ['about ten pins nitrided 5x160, exactly 12', '12 × pins nitrided 5x160'],
  ['una decina de expulsores nitrurados 5x160, exactamente 12', '12 × expulsores nitrurados 5x160'],
  ['una decina di estrattori nitrurati 5x160, esattamente 12', '12 × estrattori nitrurati 5x160'],
  ['około 10 wypychaczy azotowanych 5x160, dokładnie 12', '12 × wypychaczy azotowanych 5x160'],
  ['ca. 10, genau 12 Auswerfer nitriert 5x160', null],
  ['about 10 pins nitrided 5x160, exactly 120 long', null],
  ['about 10 pins nitrided 5x160, cut to exactly 150', null],
  ['about 10 pins nitrided 5x160. Length exactly 120.', null],
  ['etwa 10 Schrauben M8x40, genau 12.9', null],
])('an exact number behind a rough one is the quantity: %s', (line, part) => {
  if (part === null) expect(readMailParts(line).join()).not.toMatch(/^\d+ ×/)
  else expect(readMailParts(line)).toEqual([part])
})
