import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  '8 utstötare 10x400 à 118:-',
  '8 utstötare 10x400, 6:80 st',
  '8 utstötare 10x400 à 6:80',
  '8 ejector pins 10x400 - 14.20 each',
  '8 Auswerferstifte 10x400 - 14,20 pro Stück',
  '8 Auswerferstifte 10x400, 14,20 das Stück',
  '8 éjecteurs 10x400 - 14,20 la pièce',
  '8 estrattori 10x400 - 14,20 cad.',
  '8 expulsores 10x400 - 14,20 cada uno',
  '8 extratores 10x400 - 14,20 cada um',
  '8 uitwerppennen 10x400 - 14,20 per stuk',
  '8 wypychaczy 10x400 - 14,20 za sztukę',
  '8 vyhazovačů 10x400 - 14,20 za kus',
  '8 aruncătoare 10x400 - 14,20 bucata',
  '8 izmetačev 10x400 - 14,20 za kos',
  '8 kilökő 10x400 - 14,20 darabonként',
])('what a piece costs is none of its part: %s', (line) => {
  expect(readMailParts(line)).toEqual([expect.stringMatching(/^8 × (?:\p{L}+ )?\p{L}+ 10x400$/u)])
})

test.each([
  ['8 pins 10x400, 2.50 each longer', '2.50 each longer'],
  ['8 éjecteurs 10x400 coupés à 147,25', '147,25'],
])('an amount that goes on is no price: %s', (line, words) => {
  expect(readMailParts(line)[0]).toContain(words)
})

test.each([
  '8 pcs core pin 10.5x200       GBP 22.40',
  '8 pcs core pin 10.5x200 £22',
  'Pos 3   8 pcs   core pin 10.5x200   EUR 22,40',
  '8 Stk   core pin 10.5x200   22,40 EUR   179,20 EUR',
  '8 Stk   core pin 10.5x200   22,40   179,20',
])('a currency or a total belongs to amounts, not to a length: %s', (line) => {
  expect(readMailParts(line)).toEqual(['8 × core pin 10.5x200'])
})

test('an amount that is no total of its pieces stays, as it may be a length', () => {
  expect(readMailParts('8 Stk Auswerferstift 6x200   147,25   179,20')[0]).toContain('147,25')
})

test.each([
  'Pos. 1 : 12 éjecteurs nitrurés 6,2 x 200 - 4,10 € pce',
  '12 éjecteurs nitrurés 6,2 x 200 - 4,10 € pce',
  '12 éjecteurs nitrurés 6,2 x 200 - 4,10 €/pce',
  '12 Auswerfer nitriert 6,2 x 200 - 4,10 € Stk',
  '12 ejector pins nitrided 6.2 x 200 - EUR 4.10 each',
  '12 ejector pins nitrided 6.2 x 200 - 4.10 EUR pc',
])('the price of a piece is no number of pieces: %s', (line) => {
  expect(readMailParts(line)).toEqual([expect.stringMatching(/^12 × .*200$/)])
})
