import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  ['re PO 5520-1 please send 4 pins 6x160', '4 × pins 6x160'],
  ['w zamówieniu ZZ/411 proszę zmienić wypychacze azotowane 8x250 z 6 na 9 szt.', '9 × wypychacze azotowane 8x250'],
  [
    'A tegnapi rendelésen (4417) változás: a nitridált kilökő 4x160 16 db legyen 12 helyett.',
    '16 × nitridált kilökő 4x160',
  ],
  ["riguardo all'ordine 778: portate gli estrattori nitrurati 4x160 da 8 a 12", '12 × estrattori nitrurati 4x160'],
])('the number of an order is no part: %s', (line, row) => {
  expect(readMailParts(line)).toEqual([row])
})

test.each([
  ['Bestellung 300417-02, 10 Stück', '10 × 300417-02'],
  ['order 120 pins 6x160', '120 × pins 6x160'],
  ['order AZN-6x160, 10 pcs', '10 × AZN-6x160'],
])('a number of pieces or of a part stays: %s', (line, row) => {
  expect(readMailParts(line)).toEqual([row])
})
