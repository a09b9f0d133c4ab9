import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  [
    '8 nitr. Auswerfer 2x160, 8 nitr. Auswerfer 2x200 u. 1 Zentrierring 80x36x8',
    ['8 × nitr. Auswerfer 2x160', '8 × nitr. Auswerfer 2x200', '1 × Zentrierring 80x36x8'],
  ],
  [
    '10 geh. Hülsen 5x8x150 und 4 Stk nitr. Auswerfer 6x200, 3 geh. Kernstifte 4x160',
    ['10 × geh. Hülsen 5x8x150', '4 × nitr. Auswerfer 6x200', '3 × geh. Kernstifte 4x160'],
  ],
  ['12 Auswerfer 6x160 nitr. 4 Hülsen 5x8x150 geh.', ['12 × Auswerfer 6x160 nitr.', '4 × Hülsen 5x8x150 geh.']],
  [
    '8 Auswerfer 4x160, davon 4 geh. Hülsen 5x8x150 auch 4 Stk.',
    ['8 × Auswerfer 4x160, davon 4 geh.', '4 × Hülsen 5x8x150'],
  ],
])('the full stop of a material before its kind ends no sentence: %s', (line, parts) => {
  expect(readMailParts(line)).toEqual(parts)
})

test.each([
  ['rabim 2 centrirna obroča 100x36x8, čim prej. lp Matjaž', '2 × centrirna obroča 100x36x8'],
  ['graag 10 uitwerpers 6x200 genitreerd. Gr. Bas', '10 × uitwerpers 6x200 genitreerd'],
  ['10 st utstötare 6x200 nitrerade. Vh Lasse', '10 × utstötare 6x200 nitrerade'],
  ['10 extratores nitretados 6x200. Abs, Rui', '10 × extratores nitretados 6x200'],
  ['proszę 10 wypychaczy azotowanych 6x200. Pozdr. Kuba', '10 × wypychaczy azotowanych 6x200'],
  ['10 éjecteurs nitrurés 6x200. Cdlt, Yann', '10 × éjecteurs nitrurés 6x200'],
])('a short word that closes a mail belongs to no part: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test.each([
  ['3x AZH-10x200 und noch 1 Stk FSE-20x46x75. Rückruf unter 0171 2003004.', '1 × FSE-20x46x75'],
  ['3 sleeves 5x8x150 hardened and 1 pillar 20x46x75. Call me on 07700 900123.', '1 × pillar 20x46x75'],
  ['3 Hülsen 5x8x150, 1 O-Ring 20x2,5. Art. 4711 200300', '1 × O-Ring 20x2,5. Art. 4711 200300'],
])('a telephone number behind a part belongs to no part: %s', (line, last) => {
  expect(readMailParts(line).at(-1)).toBe(last)
})

test.each([
  'diez expulsores 6x160 y otros diez de 8x160, iguales. Apúntame también dos cáncamos M20.',
  'zehn Auswerfer 6x160 und weitere zehn in 8x160. Schreib noch zwei Ringschrauben M20 dazu.',
  'dieci estrattori 6x160 e altri dieci da 8x160. Segnami anche due golfari M20.',
])('a sentence may ask for a part that has only a thread: %s', (line) => {
  const parts = readMailParts(line)
  expect(parts.map((part) => part.replace(/×.* /, '× '))).toEqual(['10 × 6x160', '10 × 8x160', '2 × M20'])
})
