import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  'onze uitwerppennen 6x160 zijn op',
  'nové vyhazovače 6x160 prosím',
  'nove izmetače 6x160, prosim',
  'Trebuie un o nouă coloană 24x46x75',
  'éjecteur neuf trempé 6x160',
  'livraison sept. éjecteurs 6x160',
])('a number of another language counts no parts: %s', (text) => {
  expect(readMailParts(text).join()).not.toMatch(/^(?:7|9|11) /)
})

test.each([
  ['onze éjecteurs 6x160', '11 × éjecteurs 6x160'],
  ['nove estrattori 6x160', '9 × estrattori 6x160'],
  ['neuf éjecteurs 6x160', '9 × éjecteurs 6x160'],
  ['tio utstötare 6x160', '10 × utstötare 6x160'],
  ['pět vyhazovačů 6x160', '5 × vyhazovačů 6x160'],
])('a number beside a part in its language counts: %s', (text, row) => {
  expect(readMailParts(text)).toEqual([row])
})

test.each([
  ['10 die springs 25x102 blue', '10 × springs 25x102 blue'],
  ['4 blue die springs 25 x 102', '4 × blue springs 25 x 102'],
  ['10 mould springs 25x102', '10 × springs 25x102'],
  ['4 mold core pins 6x100 hardened', '4 × core pins 6x100 hardened'],
  ['avec ça 2 bagues de guidage bronze 22x36', '2 × bagues de guidage bronze 22x36'],
  ['2 plăci intermediare 246x296x36 din 1.1730', '2 × plăci intermediare 246x296x36 1.1730'],
  ['3 știfturi miez din oțel nitrurat 10x160', '3 × știfturi miez oțel nitrurat 10x160'],
  ['20 aruncătoare nitrurate 6x160, din care 4 de rezervă', '20 × aruncătoare nitrurate 6x160'],
  ['10 Stifte din 1530 6x160', '10 × Stifte din 1530 6x160'],
  ['2 ks vodicí pouzdro 20x46 měď', '2 × vodicí pouzdro 20x46 měděná'],
])('a word of another language is no sign of a part: %s', (text, row) => {
  expect(readMailParts(text)).toEqual([row])
})

test.each([
  ['hat kilökőcsap 4,5x160', ['6 × kilökőcsap 4,5x160']],
  ['hét darab kilökőcsap 4,5x160', ['7 × kilökőcsap 4,5x160']],
  ['tíz kilökőcsap 4,5x200 és hat imbuszcsavar M6x20', ['10 × kilökőcsap 4,5x200', '6 × imbuszcsavar M6x20']],
  ['kérek hét edzett kilökőcsapot 4,5x160', ['7 × edzett kilökőcsapot 4,5x160']],
  ['a 48. hét kilökőcsap 4,5x160 10 db', ['10 × kilökőcsap 4,5x160']],
  ['Er hat Auswerferstifte 4,5x160 bestellt, 10 Stück', ['10 × Auswerferstifte 4,5x160']],
])('the Hungarian six and seven count Hungarian parts: %s', (text, rows) => {
  expect(readMailParts(text)).toEqual(rows)
})
