import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  [
    'a letter of a line above',
    'A  pins 5x315 - 24 off\nB  sleeves 8x12x175 - 4 off\n\nA should be 400 long rather than 315\nB, make that two',
    ['24 × pins 5x400', '2 × sleeves 8x12x175'],
  ],
  [
    'a letter with a bracket',
    'A) 10 estrattori 6,1x200\nB) 6 colonne 32x76x115\n\nA) diventano 8 pezzi\nB) da eliminare',
    ['8 × estrattori 6,1x200', '6 ? × colonne 32x76x115 da eliminare'],
  ],
  [
    'a letter behind the word for a position',
    'Item A: pins 5x315, 24 pcs\nItem B: sleeves 8x12x175, 4 pcs\n\nB, make that two',
    ['24 × pins 5x315', '2 × sleeves 8x12x175'],
  ],
  ['small letters', 'a. 10 Stifte 6x160\nb. 4 Hülsen 5x8x100', ['10 × Stifte 6x160', '4 × Hülsen 5x8x100']],
  ['an article', 'A big order this time\n10 pins 5x200', ['10 × pins 5x200']],
  [
    'a kind with a certificate',
    '12 st kärnstift 3,7x200\n4 st styrpelare 22x76x95\nja 3.1 på kärnstiften',
    ['12 × kärnstift 3,7x200 EN 10204 3.1', '4 × styrpelare 22x76x95'],
  ],
])('a later line that names %s', (_, text, parts) => {
  expect(readMailParts(text)).toEqual(parts)
})

test.each([
  ['a. Știft miez nitrurat', '5,2x200', 'bucăți: 6', 'b. Placă intermediară din 1.1730', '196x246x36', 'bucăți: 1'],
  ['A. Kernstift nitriert', '5,2x200', 'Stück: 6', 'B. Zwischenplatte 1.1730', '196x246x36', 'Stück: 1'],
  ['a. core pin nitrided', '5.2x200', 'pcs: 6', 'b. intermediate plate 1.1730', '196x246x36', 'pcs: 1'],
  ['a. trzpień azotowany', '5,2x200', 'szt.: 6', 'b. płyta pośrednia 1.1730', '196x246x36', 'szt.: 1'],
  ['a) jádrový kolík nitridovaný', '5,2x200', 'ks: 6', 'b) mezideska 1.1730', '196x246x36', 'ks: 1'],
])('letters count parts whose sizes and pieces stand in the lines below: %s', (...lines) => {
  const [first, second] = readMailParts(lines.map((line) => (/^[ab][.)]/i.test(line) ? line : `   ${line}`)).join('\n'))
  expect(first).toMatch(/^6 × (?![ab][.)]).*5[.,]2x200$/i)
  expect(second).toMatch(/^1 × (?![ab][.)]).*1\.1730 196x246x36$/i)
})
