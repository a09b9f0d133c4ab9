import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  [
    'We need 4 pins nitrided 6x160 cut to 142.5 and another 4 of the same uncut.',
    ['4 × pins nitrided 6x160 cut to 142.5', '4 × pins nitrided 6x160'],
  ],
  [
    '6 Auswerfer nitriert 8x250 gekürzt auf 231,5 und noch 2 gleiche in voller Länge.',
    ['6 × Auswerfer nitriert 8x250 gekürzt auf 231,5', '2 × Auswerfer nitriert 8x250'],
  ],
  [
    '4 éjecteurs nitrurés 5x200 coupés à 187,2 et 4 identiques non coupés, plus 2 colonnes de guidage 22x46x75',
    ['4 × éjecteurs nitrurés 5x200 coupés à 187,2', '4 × éjecteurs nitrurés 5x200', '2 × colonnes de guidage 22x46x75'],
  ],
  [
    '5 pinos nitretados 6x200 cortados a 171,4 mm e mais 3 iguais mas inteiros (200).',
    ['5 × pinos nitretados 6x200 cortados a 171,4 mm', '3 × pinos nitretados 6x200'],
  ],
  [
    '8 vyhazovačů nitridovaných 6x200 zkrátit na 180,5\n4 tytéž nezkrácené',
    ['8 × vyhazovačů nitridovaných 6x200 zkrátit na 180,5', '4 × vyhazovačů nitridovaných 6x200'],
  ],
])('more pieces of a cut part that stay whole: %s', (mail, parts) => {
  expect(readMailParts(mail)).toEqual(parts)
})

test.each([
  ['6 Auswerferstifte nitriert, ungekürzt 8x250', '6 × Auswerferstifte nitriert 8x250'],
  ['4 éjecteurs à lame 2x9,5x200x100 à longueur standard', '4 × éjecteurs à lame 2x9,5x200x100'],
  ['4 uitwerpers gehard 8x250, volle lengte', '4 × uitwerpers gehard 8x250'],
  ['4 lame 2x7,5, lunghezza totale 160', '4 × lame 2x7,5, lunghezza totale 160'],
])('words for the length that the shop has tell nothing: %s', (line, part) => {
  expect(readMailParts(line)).toEqual([part])
})

test('a part that is uncut has no cut of its heading', () => {
  expect(readMailParts('pins cut to length, all nitrided:\n6x160 to 142.5 - 8 pcs\nand uncut: 10x250, 4 pcs')).toEqual([
    '8 × pins 6x160 to 142.5 nitrided cut to length',
    '4 × pins 10x250 nitrided',
  ])
})

test.each([
  ['8 éjecteurs 6x160 nitrurés\n4 pareils mais en 200', '4 × éjecteurs 6x200 nitrurés'],
  ['8 ejector pins 6x160 nitrided\ntwo more of the same in 200', '2 × ejector pins 6x200 nitrided'],
  ['8 Auswerfer 6x160 nitriert\nnoch 4 gleiche in 200', '4 × Auswerfer 6x200 nitriert'],
  [
    'doze extratores 5x200 nitretados;\nmais quatro iguais mas com 250 de comprimento;',
    '4 × extratores 5x250 nitretados',
  ],
])('counted pieces of the part above in another length: %s', (mail, part) => {
  expect(readMailParts(mail)[1]).toBe(part)
})
