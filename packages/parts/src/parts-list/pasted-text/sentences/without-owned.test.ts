import { expect, test } from 'vitest'
import { readMailParts } from '../../../testing/read-mail-parts.ts'

test.each([
  'Sehr geehrter Herr Vogt, die 8x250 haben wir noch im Lager, von den 8x315 brauchen wir 6.',
  'Hello Tom, the 8x250 we still have in stock, of the 8x315 we need 6. Regards, K. Lindner',
  'Hello Tom, we still have the 8x250 pins on the shelf, but please send 6 of the 8x315.',
  'Bonjour, les 8x250 sont encore en stock chez nous, des 8x315 il nous en faut 6.',
  'Bonjour, nous avons encore les 8x250 en stock, il nous faut 6 des 8x315.',
  'Buongiorno, gli 8x250 li abbiamo ancora a magazzino, degli 8x315 ce ne servono 6.',
  'Buenos días, los 8x250 los tenemos todavía en almacén, de los 8x315 necesitamos 6.',
  'Goedemorgen, de 8x250 hebben we nog op voorraad, van de 8x315 hebben we er 6 nodig.',
  'Dzień dobry, 8x250 mamy jeszcze na stanie, 8x315 potrzebujemy 6 sztuk.',
  'Dobrý den, 8x250 máme ještě skladem, 8x315 potřebujeme 6 kusů.',
  'Jó napot, a 8x250-ből van még raktáron, a 8x315-ből 6 kell.',
  'Bom dia, os 8x250 ainda temos em stock, dos 8x315 precisamos de 6.',
  'Bună ziua, 8x250 mai avem în stoc, din 8x315 avem nevoie de 6.',
  'Pozdravljeni, 8x250 imamo še na zalogi, 8x315 potrebujemo 6 kosov.',
  'Hej, 8x250 har vi kvar på lager, av 8x315 behöver vi 6.',
])('a part that the writer still has is none of an order: %s', (mail) => {
  expect(readMailParts(mail)).toEqual(['6 × 8x315'])
})

test('what the sentence says further of such a part goes with it', () => {
  const mail = 'Potrzebujemy 8 słupów 24x46x75. Kołki hartowane 8x40 mamy jeszcze na stanie, więc ich nie wysyłajcie.'
  expect(readMailParts(mail)).toEqual(['8 × słupów 24x46x75'])
})

test.each([
  ['with a number in the next clause', 'Die 8x250 haben wir noch im Lager, brauchen aber trotzdem 4 Stück.'],
  ['which is asked for', 'Haben Sie die 8x250 noch im Lager? Dann bitte 4 Stück.'],
  ['which is no longer there', 'The 8x250 we no longer have in stock, please send 4.'],
  ['of which some are left', 'Von den 8x250 haben wir noch 2 im Lager, bitte 4 dazu.'],
  ['that another line orders', '4 pins 8x250\nThe 8x250 pins we still have in stock.'],
])('a part %s stays', (_, mail) => {
  expect(readMailParts(mail).join()).toContain('8x250')
})

test.each([
  'Potřebujeme 4 sloupky FSE-22x46x75. Pouzdra máme. A ještě deset šroubů M10x40.',
  'Wir brauchen 4 Säulen FSE-22x46x75. Die Buchsen haben wir noch. Dazu zehn Schrauben M10x40.',
  'We need 4 pillars FSE-22x46x75. We already have the bushes. And ten cap screws M10x40.',
  'Il nous faut 4 colonnes FSE-22x46x75. Les bagues, on les a. Et dix vis M10x40.',
  'Servono 4 colonne FSE-22x46x75. Le boccole le abbiamo. E dieci viti M10x40.',
  'We hebben 4 zuilen FSE-22x46x75 nodig. De bussen hebben we al. En tien bouten M10x40.',
  'Potrzebujemy 4 słupy FSE-22x46x75. Tuleje mamy. I dziesięć śrub M10x40.',
])('a kind that the writer has is left out between parts: %s', (line) => {
  expect(readMailParts(line)).toEqual([
    expect.stringMatching(/^4 × .*FSE-22x46x75$/),
    expect.stringMatching(/^10 × [^.]*M10x40$/),
  ])
})

test.each([
  'Die Buchsen haben wir nicht. Bitte zehn Schrauben M10x40.',
  'Die Auswerfer haben wir verschlissen. Bitte zehn Auswerfer 6x160.',
])('a kind that the writer lacks is kept: %s', (line) => {
  expect(readMailParts(line).join()).toMatch(/10 × /)
})
